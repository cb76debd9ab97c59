import type { Sources } from '../lib/words/rules';

/** Pages and books of the rules as they are written: `ludoteka/words/book.py` reads them by the same rules and says what is wrong with them. */

export interface Section {
  id: string;
  title: string;
  /** The numbered rules that it tells. */
  rules: string[];
  blocks: Block[];
}

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'items'; items: { sign: string; text: string }[] }
  | { kind: 'steps'; items: string[] }
  | { kind: 'example'; id: string; text: string };

const HEADING = /^## (.+?) \{([a-z][a-z0-9-]*)(?:: ([A-Z0-9 -]+))?\}$/;

export function sections(source: string): Section[] {
  return source
    .replace(/\r/g, '')
    .split(/^(?=## )/m)
    .slice(1)
    .flatMap((part) => {
      const [head = '', ...lines] = part
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
      const match = HEADING.exec(head);
      return match
        ? [{ id: match[2] ?? '', title: match[1] ?? '', rules: match[3]?.split(' ') ?? [], blocks: blocks(lines) }]
        : [];
    });
}

/** Items and steps that follow one another are one list. */
function blocks(lines: string[]): Block[] {
  const result: Block[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    const example = /^!\[example: ([a-z0-9-]+)\] (.+)$/.exec(line);
    const item = /^- (?:!\[([a-z0-9-]+)\] )?(.+)$/.exec(line);
    const step = /^1\. (.+)$/.exec(line);
    if (example) result.push({ kind: 'example', id: example[1] ?? '', text: example[2] ?? '' });
    else if (item) {
      const entry = { sign: item[1] ?? '', text: item[2] ?? '' };
      if (last?.kind === 'items') last.items.push(entry);
      else result.push({ kind: 'items', items: [entry] });
    } else if (step) {
      if (last?.kind === 'steps') last.items.push(step[1] ?? '');
      else result.push({ kind: 'steps', items: [step[1] ?? ''] });
    } else result.push({ kind: 'paragraph', text: line });
  }
  return result;
}

/** The section that tells most of these rules; the first of several. */
export function telling(book: Section[], rules: string[]): Section | undefined {
  const shared = (section: Section): number => section.rules.filter((rule) => rules.includes(rule)).length;
  const most = Math.max(0, ...book.map(shared));
  return most > 0 ? book.find((section) => shared(section) === most) : undefined;
}

/** The word for where a rule comes from: the rulebook, a ruling of ours, or a reconstructed value. */
export const markOf = (sources: Sources, rule: string): string => `rule-from-${sources[rule] ?? 'book'}`;
