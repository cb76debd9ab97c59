import type { Session } from '../../lib/table/session.svelte';
import { type Attack, parseAttacks, likeliest, type AttackForecast } from './attacks';
import { completeOption, waysToHex } from './options';
import { type Move, largestGroup } from './group-moves';

const GAP = 10;
const WIDEST = 300;

const stand = (session: Session): string => `${session.state?.seq ?? -1}:${session.path.join('/')}`;

/** What the player has pointed at: a thing that is read, a hex that may mean several things, units about to go, an attack about to begin. */
class Pointing {
  /** The reference of what is read now: a hex, a jar, a card, a sign. */
  ref = $state('');
  /** Where it is read: beside the thing, never on it. */
  style = $state('');
  /** A hex whose meaning is still to be told, with the state it was asked in. */
  #several = $state.raw<{ ways: string[][]; at: string } | null>(null);
  /** Who stays behind of a group that goes. */
  #going = $state.raw<{ counts: ReadonlyMap<string, number>; at: string } | null>(null);
  #aim = $state.raw<{ from: string | null; key: string | null; seq: number } | null>(null);

  /* ------------------------------------------------------------ reading */

  tell(ref: string, thing: Element): void {
    const box = thing.getBoundingClientRect();
    const middle = Math.max(WIDEST / 2 + GAP, Math.min(innerWidth - WIDEST / 2 - GAP, box.left + box.width / 2));
    const above = box.top > innerHeight * 0.42;
    this.style = `left:${middle}px;${above ? `bottom:${innerHeight - box.top + GAP}px` : `top:${Math.min(box.bottom + GAP, innerHeight * 0.72)}px`}`;
    this.ref = ref;
  }

  hide(ref: string): void {
    if (this.ref === ref) this.quiet();
  }

  /** A touch elsewhere puts the thing down. */
  quiet(): void {
    this.ref = '';
  }

  /* ------------------------------------------------------------ taking */

  /** Points at a lit hex: takes the one way it means, or asks which. */
  at(session: Session, hex: string): void {
    this.among(session, waysToHex(session.step?.keys ?? [], session.step?.path ?? [], hex));
  }

  /** Takes the one way that is meant, or asks which of them; who points at it once more is asked no longer. */
  among(session: Session, meant: string[][]): void {
    const asked = this.open(session);
    this.#several = null;
    if (asked.length > 0 && String(asked) === String(meant)) return;
    if (meant.length === 1 && meant[0]) this.take(session, meant[0]);
    else if (meant.length > 1) this.#several = { ways: meant, at: stand(session) };
  }

  /** The ways to choose between, as long as nothing else has happened. */
  open(session: Session): string[][] {
    return this.#several && session.ask && this.#several.at === stand(session) ? this.#several.ways : [];
  }

  close(): void {
    this.#several = null;
  }

  /** Goes along a way; sends the option when nothing is left to choose. */
  take(session: Session, way: string[]): void {
    this.#several = null;
    const key = completeOption(session.step?.keys ?? [], way);
    if (key !== null) return session.choose(key);
    for (let at = session.step?.path.length ?? way.length; at < way.length && session.step;) {
      session.take(way[at] ?? '');
      const now = session.step?.path.length ?? way.length;
      if (now <= at) return;
      at = now;
    }
  }

  /* ------------------------------------------------------------ moving */

  /** Who goes: everybody, until somebody is left behind. */
  going(session: Session, offered: readonly Move[]): ReadonlyMap<string, number> {
    const all = largestGroup(offered);
    if (this.#going?.at !== stand(session)) return all;
    return new Map([...all].map(([kind, n]) => [kind, Math.min(n, this.#going?.counts.get(kind) ?? n)]));
  }

  leave(session: Session, counts: ReadonlyMap<string, number>): void {
    this.#going = { counts, at: stand(session) };
  }

  /* ------------------------------------------------------------ aiming */

  /** The hex from which one would attack, if it was pointed at or there is no other. */
  source(session: Session): string | null {
    const froms = new Set(parseAttacks(session.step?.keys ?? []).map((one) => one.from));
    const chosen = this.#aim?.seq === session.state?.seq ? this.#aim?.from : null;
    return chosen ?? (froms.size === 1 ? ([...froms][0] ?? null) : null);
  }

  /** The attack that waits for the brass button; one that is the only one is not asked about. */
  aimed(session: Session): Attack | null {
    const offered = parseAttacks(session.step?.keys ?? []);
    if (!session.ask || offered.length === 0) return null;
    const key = this.#aim?.seq === session.state?.seq ? this.#aim?.key : null;
    return offered.find((one) => one.key === key) ?? (offered.length === 1 ? (offered[0] ?? null) : null);
  }

  /** The attack that waits, among the options of the question that is asked now. */
  aiming(options: readonly string[]): Attack | null {
    const offered = parseAttacks(options);
    return offered.find((one) => one.key === this.#aim?.key) ?? (offered.length === 1 ? (offered[0] ?? null) : null);
  }

  aim(session: Session, from: string | null, key: string | null): void {
    this.#aim = { from, key, seq: session.state?.seq ?? -1 };
  }

  /** Points at a hex of an attack: one's own is where it comes from, another's is the target, from wherever it is likeliest to succeed; the target once more is put down, and from where it comes stays chosen. False where nothing changes. */
  aimAt(session: Session, hex: string): boolean {
    const stood = (): string => `${this.source(session)} ${this.aimed(session)?.key}`;
    const before = stood();
    const offered = parseAttacks(session.step?.keys ?? []);
    const source = this.source(session);
    const aimed = this.aimed(session);
    const onto = offered.filter((one) => one.to === hex && (source === null || one.from === source));
    if (aimed?.to === hex && source !== hex) this.aim(session, source, null);
    else if (onto.length > 0 && !(source === null && offered.some((one) => one.from === hex))) {
      const chosen = likeliest(onto, (key) => attackForecast(session, key)?.win ?? 0);
      this.aim(session, source, chosen?.key ?? null);
    } else if (offered.some((one) => one.from === hex)) this.aim(session, source === hex ? null : hex, null);
    else {
      const other = likeliest(
        offered.filter((one) => one.to === hex),
        (key) => attackForecast(session, key)?.win ?? 0,
      );
      if (other) this.aim(session, null, other.key);
    }
    return stood() !== before;
  }
}

/** The previewed odds of an attack; null until the server has sent them. */
export function attackForecast(session: Session, key: string): AttackForecast | null {
  const forecast = session.features.previews.byKey.get(key)?.odds as Partial<AttackForecast> | undefined;
  return forecast?.win === undefined ? null : (forecast as AttackForecast);
}

export const pointing = new Pointing();
