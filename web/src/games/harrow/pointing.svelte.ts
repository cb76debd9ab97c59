import type { Session } from '../../lib/table/session.svelte';
import { type Attack, parseAttacks, likeliest, type AttackForecast } from './attacks';
import { completeOption, waysToHex } from './options';
import { type Move, largestGroup } from './group-moves';

const GAP = 10;
const WIDEST = 300;

const stand = (session: Session): string => `${session.state?.seq ?? -1}:${session.path.join('/')}`;

/** What the player points at: the thing whose text is shown, a hex that may take several ways, the units about to move, the attack about to begin. */
class Pointing {
  /** Reference of the thing whose text is shown: a hex, a jar, a card or a sign; empty if none is. */
  ref = $state('');
  /** CSS position of the text, beside the thing. */
  style = $state('');
  /** The ways of a hex among which the player has to choose, and the state in which they were offered. */
  #several = $state.raw<{ ways: string[][]; at: string } | null>(null);
  /** The units of a group that the player wants to move, and the state in which they were chosen. */
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

  /** Hides the text, as after a touch elsewhere. */
  quiet(): void {
    this.ref = '';
  }

  /* ------------------------------------------------------------ taking */

  /** Handles a press on an offered hex: takes its only way, or asks which one. */
  at(session: Session, hex: string): void {
    this.among(session, waysToHex(session.step?.keys ?? [], session.step?.path ?? [], hex));
  }

  /** Takes the only way, or asks which one; a second press on the same thing withdraws the question. */
  among(session: Session, meant: string[][]): void {
    const asked = this.open(session);
    this.#several = null;
    if (asked.length > 0 && String(asked) === String(meant)) return;
    if (meant.length === 1 && meant[0]) this.take(session, meant[0]);
    else if (meant.length > 1) this.#several = { ways: meant, at: stand(session) };
  }

  /** The ways among which the player has to choose, while the state is unchanged. */
  open(session: Session): string[][] {
    return this.#several && session.ask && this.#several.at === stand(session) ? this.#several.ways : [];
  }

  close(): void {
    this.#several = null;
  }

  /** Takes the steps of a way, and sends the option if nothing is left to choose. */
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

  /** The units that move: all of them, unless the player left some behind. */
  going(session: Session, offered: readonly Move[]): ReadonlyMap<string, number> {
    const all = largestGroup(offered);
    if (this.#going?.at !== stand(session)) return all;
    return new Map([...all].map(([kind, n]) => [kind, Math.min(n, this.#going?.counts.get(kind) ?? n)]));
  }

  leave(session: Session, counts: ReadonlyMap<string, number>): void {
    this.#going = { counts, at: stand(session) };
  }

  /* ------------------------------------------------------------ aiming */

  /** The hex from which the player attacks, if it was chosen or is the only one. */
  source(session: Session): string | null {
    const froms = new Set(parseAttacks(session.step?.keys ?? []).map((one) => one.from));
    const chosen = this.#aim?.seq === session.state?.seq ? this.#aim?.from : null;
    return chosen ?? (froms.size === 1 ? ([...froms][0] ?? null) : null);
  }

  /** The attack that waits for the brass button: the chosen one, or the only one. */
  aimed(session: Session): Attack | null {
    const offered = parseAttacks(session.step?.keys ?? []);
    if (!session.ask || offered.length === 0) return null;
    const key = this.#aim?.seq === session.state?.seq ? this.#aim?.key : null;
    return offered.find((one) => one.key === key) ?? (offered.length === 1 ? (offered[0] ?? null) : null);
  }

  /** The attack that waits for the brass button, among these options. */
  aiming(options: readonly string[]): Attack | null {
    const offered = parseAttacks(options);
    return offered.find((one) => one.key === this.#aim?.key) ?? (offered.length === 1 ? (offered[0] ?? null) : null);
  }

  aim(session: Session, from: string | null, key: string | null): void {
    this.#aim = { from, key, seq: session.state?.seq ?? -1 };
  }

  /** Handles a press on a hex of an attack: a hex of your own becomes the source, another one the target, with the attack most likely to succeed. A second press on the target takes it back and keeps the source. False if nothing changes. */
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
