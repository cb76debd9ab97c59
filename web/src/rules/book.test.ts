import { expect, test } from 'vitest';

import { sections, telling } from './book';
import { matches, fold } from './search';

const TOY =
  '# Toy\n\n## The end {end: T-1 T-2}\nSo **it** ends.\n- ![coin] A coin.\n- No picture.\n1. First.\n1. Second.\n![example: last] Three coins.\n\n## More {more: T-2}\nText.\n';

test('a section has an id, rules and blocks; items and steps in a row are one list', () => {
  const [end] = sections(TOY);
  expect(end).toEqual({
    id: 'end',
    title: 'The end',
    rules: ['T-1', 'T-2'],
    blocks: [
      { kind: 'paragraph', text: 'So **it** ends.' },
      {
        kind: 'items',
        items: [
          { sign: 'coin', text: 'A coin.' },
          { sign: '', text: 'No picture.' },
        ],
      },
      { kind: 'steps', items: ['First.', 'Second.'] },
      { kind: 'example', id: 'last', text: 'Three coins.' },
    ],
  });
});

test('the section that tells most of some rules is found', () => {
  const book = sections(TOY);
  expect(telling(book, ['T-2'])?.id).toBe('end');
  expect(telling(book, ['T-9'])).toBeUndefined();
});

test('search knows no accents and no case, and wants every word', () => {
  expect(fold('Žłuťoučký KŮŇ')).toBe('zlutoucky kun');
  expect(matches('**Rytíř**, který odpovídá na Skřeta', 'skreta rytir')).toBe(true);
  expect(matches('**Rytíř**, který odpovídá na Skřeta', 'rytir trpaslik')).toBe(false);
});
