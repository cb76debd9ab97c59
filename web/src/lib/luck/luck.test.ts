import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Event, TableInfo } from '../api/types';
import type { LuckInfo } from '../wire';
import { commitment, freshSalt, pledge, stream } from './chance';
import { check, verdict } from './check';
import { begun, canonical, digests, noted, type Receipt, shown } from './receipt';
import { hash } from './sha256';

interface Case {
  name: string;
  luck: LuckInfo;
  receipt: Receipt;
  told: Record<string, string>;
  found: Record<string, string>;
}
const cases = JSON.parse(
  readFileSync(new URL('../../../../tests/vectors/luck.json', import.meta.url), 'utf-8'),
) as Case[];

test('hashes are what everybody else computes', () => {
  expect(hash('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(hash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  for (const length of [54, 55, 56, 63, 64, 65, 119, 120, 1000]) expect(hash('ž'.repeat(length))).toHaveLength(64);
  expect(hash('a'.repeat(1000))).toBe('41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3');
  expect(commitment('spring', 'abc')).toBe('6908fe14ff6a8120e18875962cedb043a35dc5d54b105c83cbf21c4f6ff9fa31');
});

test('a salt is 256 fresh bits, and its pledge tells nothing of it', () => {
  const [one, two] = [freshSalt(), freshSalt()];
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(one).not.toBe(two);
  expect(pledge(one)).not.toContain(one.slice(0, 8));
});

test('outcomes are below their bound, also where numbers have to be thrown away', () => {
  const outcome = stream('seed', ['a', '']);
  for (const n of [1, 2, 3, 6, 52, 2 ** 40, 2 ** 52 + 1]) {
    for (let at = 0; at < 20; at++) expect(outcome(at, n)).toBeLessThan(n);
  }
});

test.each(cases.map((one) => [one.name, one] as const))(
  'the dishonest operator: %s',
  (_, { luck, receipt, told, found }) => {
    const findings = check(receipt, luck, told);
    expect(
      Object.fromEntries(
        findings.filter((finding) => finding.grade !== 'good').map((finding) => [finding.name, finding.grade]),
      ),
    ).toEqual(found);
    const grades = Object.values(found);
    expect(verdict(findings)).toBe(grades.includes('bad') ? 'bad' : grades.includes('note') ? 'note' : 'good');
  },
);

test('events are written in the one way that all programs agree on', () => {
  const log: Event[] = [
    { seq: 4, b: 1.0, a: ['žluť ☃ 🂡', null, true], type: 'x"\\\n' },
    { seq: 4, n: 2.5, deep: { z: [], y: {} } } as unknown as Event,
  ];
  const bare = log.map(({ seq: _, ...event }) => event);
  expect(canonical(bare)).toBe(
    '[{"a":["žluť ☃ 🂡",null,true],"b":1,"type":"x\\"\\\\\\n"},{"deep":{"y":{},"z":[]},"n":2.5}]',
  );
  expect(digests(log, 4, 5)).toEqual({ 4: 'db72d2e5a964b3fe', 5: hash('[]').slice(0, 16) });
});

const INFO = {
  id: 'kitchen',
  game: 'claim',
  version: '1',
  settings: {},
  status: 'waiting',
  closed: false,
  commitment: 'c'.repeat(64),
  committed_at: '2026-01-01T00:00:00.000Z',
  your_seat: 0,
  seats: [
    { seat: 0, pledge: '', unrevealed: false },
    { seat: 1, pledge: 'p'.repeat(64), unrevealed: false },
  ],
} as unknown as TableInfo;
const tableOf = (info: Partial<TableInfo>): TableInfo => ({ ...INFO, ...info });

test('what was written down first stays: the promise, the pledges, who kept a salt back', () => {
  let receipt = begun(INFO, new Date(0));
  receipt = noted(receipt, tableOf({ closed: true }));
  expect(receipt.pledges).toEqual(['', 'p'.repeat(64)]);
  receipt = noted(
    receipt,
    tableOf({
      status: 'playing',
      commitment: 'other',
      seats: INFO.seats.map((seat) => ({ ...seat, pledge: 'x', unrevealed: seat.seat === 1 })),
    }),
  );
  receipt = noted(receipt, tableOf({ status: 'finished' }));
  expect(receipt).toMatchObject({
    promise: { commitment: 'c'.repeat(64), when: 'waiting' },
    pledges: ['', 'p'.repeat(64)],
    kept_back: [1],
  });
});

test('what was shown is kept by decision; a retold story does not replace it, a decision taken back does', () => {
  const event = (seq: number, kind: string): Event => ({ seq, type: kind });
  let receipt = shown(begun(INFO, new Date(0)), { seq: 0, base: -1, undos: 0, events: [event(0, 'deal')] });
  receipt = shown(receipt, { seq: 2, base: 0, undos: 0, events: [event(1, 'a'), event(2, 'b')] });
  const before = receipt.seen;
  expect(Object.keys(before)).toEqual(['0', '1', '2']);
  receipt = shown(receipt, {
    seq: 2,
    base: -1,
    undos: 0,
    events: [event(0, 'deal'), event(1, 'another'), event(2, 'b')],
  });
  expect(receipt.seen).toEqual(before);
  receipt = shown(receipt, { seq: 1, base: 1, undos: 1, undone: true, events: [] });
  receipt = shown(receipt, { seq: 2, base: 1, undos: 1, events: [event(2, 'c')] });
  expect([receipt.seen[1], receipt.seen[2] === before[2]]).toEqual([before[1], false]);
  receipt = shown(receipt, { seq: 1, base: -1, undos: 3, events: [event(0, 'deal'), event(1, 'd')] });
  expect(receipt.seen).toEqual(digests([event(0, 'deal'), event(1, 'd')], 0, 1));
});

/* ------------------------------------------------------------ at a table */

const api = vi.hoisted(() => ({
  create: vi.fn(),
  sit: vi.fn(),
  rematch: vi.fn(),
  pledge: vi.fn(),
  showSalt: vi.fn(),
  luck: vi.fn(),
}));
vi.mock('../api/http', () => ({
  api,
  Refused: class extends Error {
    constructor(readonly status: number) {
      super();
    }
  },
}));

beforeEach(() => {
  vi.resetModules();
  vi.resetAllMocks();
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  });
});

const withPledge = (mine: string, info: Partial<TableInfo> = {}): TableInfo =>
  tableOf({ seats: [{ ...INFO.seats[0]!, pledge: mine }, INFO.seats[1]!], ...info });

test('a table against bots: pledge, promise, salt, in this order and with no work for anybody', async () => {
  const { luck, receiptOf } = await import('./luck');
  api.create.mockImplementation((wish: { pledge: string }) =>
    Promise.resolve(withPledge(wish.pledge, { closed: true })),
  );
  api.showSalt.mockImplementation((_: string, salt: string) => {
    const before = receiptOf('kitchen')!;
    expect([before.promise.when, before.pledges?.[0], before.shown]).toEqual(['closed', pledge(salt), false]);
    return Promise.resolve(withPledge(pledge(salt), { status: 'playing' }));
  });
  expect((await luck.create({ game: 'claim', seats: [] })).status).toBe('playing');
  expect(receiptOf('kitchen')).toMatchObject({ shown: true, kept_back: [], seat: 0 });
});

test('the salt stays secret until all pledges are there, and where the promise was exchanged', async () => {
  const { luck, meet, receiptOf } = await import('./luck');
  api.sit.mockImplementation((_: string, __: number, mine: string) => Promise.resolve(withPledge(mine)));
  await luck.sit('kitchen', 0);
  const mine = receiptOf('kitchen')!.pledge;
  await meet(withPledge(mine));
  await meet(withPledge(mine, { closed: true, commitment: 'another' }));
  expect(api.showSalt).not.toHaveBeenCalled();
  api.showSalt.mockResolvedValue(withPledge(mine, { status: 'playing' }));
  await meet(withPledge(mine, { closed: true }));
  expect(api.showSalt).toHaveBeenCalledWith('kitchen', receiptOf('kitchen')!.salt);
});

test('a page that does not know the salt of its seat pledges anew, once', async () => {
  const { meet, receiptOf } = await import('./luck');
  api.pledge.mockImplementation((_: string, mine: string) => Promise.resolve(withPledge(mine)));
  await meet(withPledge('lost'));
  await meet(withPledge('from another device'));
  expect(api.pledge).toHaveBeenCalledTimes(1);
  expect(receiptOf('kitchen')!.pledge).toBe(api.pledge.mock.calls[0]![1]);
});

test('a pledge that came too late is none, so that nothing is missed at the end', async () => {
  const { meet, receiptOf } = await import('./luck');
  api.pledge.mockRejectedValue(new (await import('../api/http')).Refused(409, 'error-pledges-closed', {}, ''));
  await meet(INFO);
  expect(receiptOf('kitchen')).toMatchObject({ salt: '', pledge: '' });
});

test('a rematch that ignores our pledge is found out', async () => {
  const { judge, luck } = await import('./luck');
  api.rematch.mockResolvedValue(tableOf({ status: 'playing' }));
  await luck.rematch('old');
  const honest = cases[0]!.luck;
  api.luck.mockResolvedValue({
    ...honest,
    table: 'kitchen',
    commitment: commitment(honest.seed!, 'kitchen'),
    pledges: ['', ''],
    salts: [],
  });
  const names = (await judge('kitchen', [], 0)).findings
    .filter((finding) => finding.grade === 'bad')
    .map((finding) => finding.name);
  expect(names).toContain('salt-dropped');
});

/* ------------------------------------------------------------ whatever comes first, and whatever comes late */

const FREE = tableOf({ your_seat: null });
const begins = (mine: string): TableInfo => withPledge(mine, { closed: true });
const plays = (mine: string): TableInfo => withPledge(mine, { status: 'playing', closed: true });
/** An answer that comes when the test says so. */
function slow<T>(): { answer: Promise<T>; come: (value: T) => void } {
  let come!: (value: T) => void;
  return { answer: new Promise<T>((resolve) => (come = resolve)), come };
}

test('the news of our seat comes before the answer that seated us: one pledge, and its salt is shown', async () => {
  const { luck, meet, receiptOf } = await import('./luck');
  const { answer, come } = slow<TableInfo>();
  api.sit.mockReturnValue(answer);
  await meet(FREE);
  const sitting = luck.sit('kitchen', 0);
  const mine = api.sit.mock.calls[0]![2] as string;
  await meet(withPledge(mine));
  expect(receiptOf('kitchen')!.pledge).toBe(mine);
  come(withPledge(mine));
  await sitting;
  api.showSalt.mockResolvedValue(plays(mine));
  await meet(begins(mine));
  const { salt, pledge: pledged, shown: isShown } = receiptOf('kitchen')!;
  expect([api.pledge.mock.calls.length, pledged, pledge(salt), isShown]).toEqual([0, mine, mine, true]);
  expect(api.showSalt).toHaveBeenCalledWith('kitchen', salt);
});

test('the match begins before the answer that seated us: the late answer changes nothing', async () => {
  const { luck, meet, receiptOf } = await import('./luck');
  const { answer, come } = slow<TableInfo>();
  api.sit.mockReturnValue(answer);
  const sitting = luck.sit('kitchen', 0);
  const mine = api.sit.mock.calls[0]![2] as string;
  await meet(withPledge(mine));
  api.showSalt.mockResolvedValue(plays(mine));
  await meet(begins(mine));
  await meet(plays(mine));
  const before = receiptOf('kitchen');
  expect(before).toMatchObject({ seat: 0, pledge: mine, shown: true });
  come(tableOf({ seats: INFO.seats, your_seat: 0 })); // from before the pledge was stored
  await sitting;
  expect(receiptOf('kitchen')).toEqual(before);
  expect(api.pledge).not.toHaveBeenCalled();
});

test.each(['sit', 'create', 'rematch'] as const)('a page reloaded during %s still has the salt', async (door) => {
  const first = (await import('./luck')).luck;
  api[door].mockReturnValue(new Promise(() => {}));
  void {
    sit: () => first.sit('kitchen', 0),
    create: () => first.create({ game: 'claim', seats: [] }),
    rematch: () => first.rematch('old'),
  }[door]();
  const asked = api[door].mock.calls[0]!;
  const mine = { sit: () => asked[2], create: () => asked[0].pledge, rematch: () => asked[1] }[door]() as string;
  vi.resetModules();
  const { meet, receiptOf } = await import('./luck');
  api.showSalt.mockResolvedValue(plays(mine));
  await meet(withPledge(mine));
  await meet(begins(mine));
  expect(api.pledge).not.toHaveBeenCalled();
  expect(receiptOf('kitchen')).toMatchObject({ pledge: mine, shown: true });
  expect(pledge(api.showSalt.mock.calls[0]![1] as string)).toBe(mine);
});

test('whichever of two requests to sit the server took, its salt is there', async () => {
  for (const taken of [0, 1]) {
    api.sit.mockReset().mockReturnValue(new Promise(() => {}));
    api.showSalt.mockReset();
    const { luck, meet } = await import('./luck');
    for (const _ of [0, 1]) void luck.sit(`kitchen${taken}`, 0);
    const mine = api.sit.mock.calls[taken]![2] as string;
    api.showSalt.mockResolvedValue({ ...plays(mine), id: `kitchen${taken}` });
    await meet({ ...begins(mine), id: `kitchen${taken}` });
    expect(pledge(api.showSalt.mock.calls[0]![1] as string)).toBe(mine);
  }
});

test('a refused request to sit leaves no pledge in the receipt', async () => {
  const { luck, meet, receiptOf } = await import('./luck');
  await meet(FREE);
  api.sit.mockRejectedValue(new Error('error-seat-taken'));
  await expect(luck.sit('kitchen', 0)).rejects.toThrow();
  expect(receiptOf('kitchen')).toMatchObject({ seat: null, salt: '', pledge: '' });
});

test('a salt is for one table: the server cannot ask for it at another', async () => {
  const { luck, meet, receiptOf } = await import('./luck');
  api.create.mockImplementation((wish: { pledge: string }) => Promise.resolve(withPledge(wish.pledge)));
  await luck.create({ game: 'claim', seats: [] });
  const mine = receiptOf('kitchen')!.pledge;
  await meet({ ...begins(mine), id: 'cellar' });
  expect(api.showSalt).not.toHaveBeenCalled();
  expect(receiptOf('cellar')).toMatchObject({ salt: '', pledge: '' });
});

test('a salt is shown again when the connection fails, and not when the server refuses it', async () => {
  vi.useFakeTimers();
  try {
    const { luck, meet, receiptOf } = await import('./luck');
    const { Refused } = await import('../api/http');
    api.sit.mockImplementation((_: string, __: number, mine: string) => Promise.resolve(withPledge(mine)));
    await luck.sit('kitchen', 0);
    const mine = receiptOf('kitchen')!.pledge;
    api.showSalt.mockRejectedValueOnce(new TypeError('no connection')).mockResolvedValueOnce(plays(mine));
    const shows = meet(begins(mine));
    await vi.runAllTimersAsync();
    expect((await shows).status).toBe('playing');
    expect(receiptOf('kitchen')!.shown).toBe(true);

    api.sit.mockImplementation((id: string, _: number, pledged: string) =>
      Promise.resolve({ ...withPledge(pledged), id }),
    );
    await luck.sit('attic', 0);
    api.showSalt.mockReset().mockRejectedValue(new Refused(409, 'error-salt-late', {}, ''));
    await meet({ ...begins(receiptOf('attic')!.pledge), id: 'attic' });
    expect(api.showSalt).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});

test('of two devices, the one to which the player comes back offers the pledge', async () => {
  const { luck, meet, meetAgain, receiptOf } = await import('./luck');
  api.sit.mockImplementation((_: string, __: number, mine: string) => Promise.resolve(withPledge(mine)));
  api.pledge.mockImplementation((_: string, mine: string) => Promise.resolve(withPledge(mine)));
  await luck.sit('kitchen', 0);
  await meet(withPledge('from the other device'));
  expect(api.pledge).not.toHaveBeenCalled();
  await meetAgain(withPledge('from the other device'));
  expect(receiptOf('kitchen')!.pledge).toBe(api.pledge.mock.calls[0]![1]);
});
