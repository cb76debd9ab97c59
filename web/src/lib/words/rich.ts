/** Names inside a sentence are wrapped in private-use signs, so that after formatting they can be shown in bold and pointed at. */

const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';
const NAME = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, 'gu');

export interface Part {
  text: string;
  ref: string | null;
}

export const mark = (ref: string, name: string): string => `${OPEN}${ref}${MIDDLE}${name}${CLOSE}`;

export function parts(sentence: string): Part[] {
  const pieces: Part[] = [];
  let from = 0;
  for (const name of sentence.matchAll(NAME)) {
    if (name.index > from) pieces.push({ text: sentence.slice(from, name.index), ref: null });
    pieces.push({ text: name[2] ?? '', ref: name[1] ?? '' });
    from = name.index + name[0].length;
  }
  if (from < sentence.length) pieces.push({ text: sentence.slice(from), ref: null });
  return pieces;
}

/** A sentence begins with a large letter, also where it begins with the name of a thing; how players write their names is theirs. */
export function capital(sentence: string): string {
  const [before = '', ref = ''] = new RegExp(`^${OPEN}([^${MIDDLE}]*)${MIDDLE}`, 'u').exec(sentence) ?? [];
  if (/^p\d+$/.test(ref)) return sentence;
  return before + sentence.charAt(before.length).toLocaleUpperCase() + sentence.slice(before.length + 1);
}

export const plain = (sentence: string): string => sentence.replace(NAME, '$2');
