import type { LuckInfo } from '../wire';
import { commitment, pledge, stream } from './chance';
import type { Receipt } from './receipt';

export type Grade = 'good' | 'note' | 'bad';

/** One thing that was compared; `ludoteka verify` calls it by the same name. */
export interface Finding {
  name: string;
  grade: Grade;
  args?: Record<string, number>;
}

const good = (name: string, args?: Record<string, number>): Finding => ({ name, grade: 'good', ...(args && { args }) });
const note = (name: string, args?: Record<string, number>): Finding => ({ name, grade: 'note', ...(args && { args }) });
const bad = (name: string, args?: Record<string, number>): Finding => ({ name, grade: 'bad', ...(args && { args }) });

/** What this browser saw against what the server tells when the match is over; `told` is what it says now that we were shown. */
export function check(receipt: Receipt, luck: LuckInfo, published: Record<string, string>): Finding[] {
  return [
    ...promise(receipt, luck),
    ...terms(receipt, luck),
    ...ownSalt(receipt, luck),
    ...allSalts(receipt, luck),
    ...outcomes(luck),
    ...checkSeen(receipt, published),
  ];
}

/** The word for all of them together. */
export function verdict(findings: readonly Finding[]): Grade {
  const grades = findings.map((finding) => finding.grade);
  return grades.includes('bad') ? 'bad' : grades.includes('note') ? 'note' : 'good';
}

function* promise(receipt: Receipt, luck: LuckInfo): Generator<Finding> {
  const late = receipt.promise.when === 'playing' || receipt.promise.when === 'finished';
  if (receipt.promise.commitment !== luck.commitment) yield bad('promise-changed');
  else if (late && receipt.pledge) yield bad('promise-late');
  else if (late) yield note('promise-missed');
  else yield good('promise');
  yield luck.seed !== null && commitment(luck.seed, luck.table) === luck.commitment ? good('seed') : bad('seed');
}

function* terms(receipt: Receipt, luck: LuckInfo): Generator<Finding> {
  if (receipt.pledges === null) return;
  const same =
    receipt.game === luck.game && receipt.version === luck.version && sameTexts(receipt.settings, luck.settings);
  if (!same) yield bad('terms');
}

function* ownSalt(receipt: Receipt, luck: LuckInfo): Generator<Finding> {
  const published = receipt.seat === null ? '' : (luck.pledges[receipt.seat] ?? '');
  if (!receipt.pledge || receipt.seat === null) return yield note(published ? 'salt-elsewhere' : 'no-salt');
  const mixed = luck.salts[receipt.seat] ?? '';
  const stood = receipt.pledges?.[receipt.seat];
  if (published === receipt.pledge && mixed === receipt.salt) yield good('salt');
  else if (published && published !== receipt.pledge && !receipt.shown && stood !== receipt.pledge)
    yield note('salt-elsewhere');
  else if (published === receipt.pledge && mixed === published && !receipt.shown) yield note('salt-late');
  else yield bad('salt-dropped');
}

function* allSalts(receipt: Receipt, luck: LuckInfo): Generator<Finding> {
  if (receipt.pledges !== null && receipt.pledges.join() !== luck.pledges.join()) return yield bad('pledges');
  const pledged = luck.pledges.some((published) => published !== '');
  const mixed = luck.pledges.map((_, seat) => luck.salts[seat] ?? '');
  const honest = luck.pledges.every(
    (published, seat) =>
      published === mixed[seat] || (published !== '' && mixed[seat] !== '' && pledge(mixed[seat]!) === published),
  );
  if (pledged && !honest) return yield bad('false-salt');
  const silent = luck.pledges.flatMap((published, seat) => (published && published === mixed[seat] ? [seat] : []));
  if (receipt.kept_back !== null && receipt.kept_back.join() !== silent.join()) yield bad('kept-back');
  for (const seat of silent) if (seat !== receipt.seat) yield note('other-kept-back', { seat: seat + 1 });
}

function* outcomes(luck: LuckInfo): Generator<Finding> {
  const { seed, sizes, tape } = luck;
  if (seed === null || sizes === null || tape === null) return yield bad('outcomes', { at: 1, count: 0 });
  const outcome = stream(seed, luck.salts);
  const wrong =
    sizes.length === tape.length
      ? sizes.findIndex((n, at) => outcome(at, n) !== tape[at])
      : Math.min(sizes.length, tape.length);
  yield wrong < 0 ? good('outcomes', { count: tape.length }) : bad('outcomes', { at: wrong + 1, count: tape.length });
}

function* checkSeen(receipt: Receipt, published: Record<string, string>): Generator<Finding> {
  const seqs = Object.keys(receipt.seen);
  if (seqs.length === 0) return;
  const wrong = seqs.filter((n) => published[n] !== receipt.seen[n]).map(Number);
  yield wrong.length === 0
    ? good('seen', { count: seqs.length })
    : bad('seen', { at: Math.min(...wrong), count: seqs.length });
}

function sameTexts(a: Record<string, string>, b: Record<string, string>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
