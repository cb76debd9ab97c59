import { expect, test } from 'vitest';

import { tableChanges } from './table-changes';

const clock = { kind: 'live', seconds: 600, increment: 10, on_timeout: 'bot' } as const;
const terms = {
  name: '',
  public: false,
  clock: null,
  talk: true,
  hints: false,
  settings: { leader: 'p0', draft: 'no' },
};

test('what the host changed is named, and nothing else', () => {
  expect(tableChanges(terms, { ...terms, settings: { ...terms.settings } })).toEqual({ terms: [], settings: [] });
  expect(
    tableChanges(terms, { ...terms, name: 'Friday', clock, public: true, settings: { leader: 'p1', draft: 'no' } }),
  ).toEqual({ terms: ['waiting-name', 'clocks', 'new-table-who'], settings: ['leader'] });
  expect(tableChanges({ ...terms, clock }, { ...terms, clock: { ...clock } })).toEqual({ terms: [], settings: [] });
  expect(tableChanges(terms, { ...terms, talk: false, hints: true }).terms).toEqual([
    'new-table-hints',
    'new-table-talk',
  ]);
});
