import { expect, test } from 'vitest';

import { blocks, spans } from './markdown';

test('headings and paragraphs', () => {
  expect(blocks('# Claim\n\nTwo players,\none deck.')).toEqual([
    { kind: 'heading', level: 1, text: 'Claim' },
    { kind: 'paragraph', text: 'Two players, one deck.' },
  ]);
});

test('a heading may stand right above its text', () => {
  expect(blocks('## Setup\n- **C-3** Shuffle.').map((block) => block.kind)).toEqual(['heading', 'rules']);
});

test('rules keep their numbers and run over lines', () => {
  expect(blocks('- **C-7** Follow\n  if you can.\n- A note.')).toEqual([
    {
      kind: 'rules',
      items: [
        { number: 'C-7', text: 'Follow if you can.' },
        { number: null, text: 'A note.' },
      ],
    },
  ]);
});

test('tables', () => {
  expect(blocks('| a | b |\n|---|---|\n| 1 | 2 |')).toEqual([{ kind: 'table', head: ['a', 'b'], rows: [['1', '2']] }]);
});

test('bold words', () => {
  expect(spans('a **Knight** wins')).toEqual([
    { text: 'a ', strong: false },
    { text: 'Knight', strong: true },
    { text: ' wins', strong: false },
  ]);
});
