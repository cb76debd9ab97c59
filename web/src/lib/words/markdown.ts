/** The little of Markdown that the rules use: headings, paragraphs, numbered rules, lists and tables. */

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'rules'; items: { number: string | null; text: string }[] }
  | { kind: 'table'; head: string[]; rows: string[][] };

export interface Span {
  text: string;
  strong: boolean;
}

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

export function blocks(source: string): Block[] {
  const result: Block[] = [];
  for (const chunk of source.replace(/\r/g, '').split(/\n{2,}/)) {
    const lines = chunk.split('\n').filter(Boolean);
    const first = lines[0];
    if (!first) continue;
    const heading = /^(#{1,3}) (.+)$/.exec(first);
    if (heading) {
      result.push({ kind: 'heading', level: (heading[1] ?? '#').length as 1 | 2 | 3, text: heading[2] ?? '' });
      if (lines.length > 1) result.push(...blocks(lines.slice(1).join('\n')));
    } else if (first.startsWith('|')) {
      const [head = [], , ...rows] = lines.map(cells);
      result.push({ kind: 'table', head, rows });
    } else if (first.startsWith('- ')) {
      result.push({ kind: 'rules', items: items(lines) });
    } else {
      result.push({ kind: 'paragraph', text: lines.join(' ') });
    }
  }
  return result;
}

function items(lines: string[]): { number: string | null; text: string }[] {
  const rules: { number: string | null; text: string }[] = [];
  for (const line of lines) {
    const last = rules.at(-1);
    const start = /^- (?:\*\*([A-Z]+-\d+[a-z]?)\*\* )?(.*)$/.exec(line);
    if (start) rules.push({ number: start[1] ?? null, text: start[2] ?? '' });
    else if (last) last.text += ` ${line.trim()}`;
  }
  return rules;
}

export function spans(text: string): Span[] {
  return text
    .split('**')
    .map((part, i) => ({ text: part, strong: i % 2 === 1 }))
    .filter((span) => span.text !== '');
}
