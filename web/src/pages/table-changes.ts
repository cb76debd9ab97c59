import type { TableInfo } from '../lib/wire';

type Terms = Pick<TableInfo, 'name' | 'public' | 'clock' | 'talk' | 'hints' | 'settings'>;

export interface TableChanges {
  /** Ids of texts that name what changed. */
  terms: string[];
  /** Settings of the game that changed. */
  settings: string[];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The terms and settings of a waiting table that differ between two sheets. */
export function tableChanges(before: Terms, after: Terms): TableChanges {
  const named = {
    'waiting-name': before.name === after.name,
    clocks: same(before.clock, after.clock),
    'new-table-who': before.public === after.public,
    'new-table-hints': before.hints === after.hints,
    'new-table-talk': before.talk === after.talk,
  };
  const ids = new Set([...Object.keys(before.settings), ...Object.keys(after.settings)]);
  return {
    terms: Object.entries(named).flatMap(([id, equal]) => (equal ? [] : [id])),
    settings: [...ids].filter((id) => before.settings[id] !== after.settings[id]),
  };
}
