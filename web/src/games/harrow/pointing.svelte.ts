import type { Session } from '../../lib/table/session.svelte';
import { tooltipStyle } from '../tooltip-style';
import { type Attack, type AttackForecast, likeliest, parseAttacks } from './attacks';
import { completeOption, waysToHex } from './options';
import { largestGroup, type Move } from './group-moves';

const TOOLTIP = { width: 300, above: 0.42, lowest: 0.72 };

const stateKey = (session: Session): string => `${session.state?.seq ?? -1}:${session.path.join('/')}`;

/** What the player points at: the thing whose text is shown, a hex that may take several ways, the units about to move, the attack about to begin. */
class Pointing {
  /** Reference of the thing whose text is shown: a hex, a jar, a card or a sign; empty if none is. */
  textRef = $state('');
  /** CSS position of the text, beside the thing. */
  textStyle = $state('');
  /** The ways of a hex among which the player has to choose, and the state in which they were offered. */
  #openWays = $state.raw<{ ways: string[][]; state: string } | null>(null);
  /** The units of a group that the player wants to move, and the state in which they were chosen. */
  #moving = $state.raw<{ counts: ReadonlyMap<string, number>; state: string } | null>(null);
  #aim = $state.raw<{ from: string | null; key: string | null; seq: number } | null>(null);

  /* ------------------------------------------------------------ text */

  showText(ref: string, thing: Element): void {
    this.textStyle = tooltipStyle(thing, TOOLTIP);
    this.textRef = ref;
  }

  hideText(ref: string): void {
    if (this.textRef === ref) this.clearText();
  }

  /** Hides the text, as after a touch elsewhere. */
  clearText(): void {
    this.textRef = '';
  }

  /* ------------------------------------------------------------ ways */

  /** Handles a press on an offered hex: takes its only way, or asks which one. */
  pressHex(session: Session, hex: string): void {
    this.takeOneOf(session, waysToHex(session.step?.keys ?? [], session.step?.path ?? [], hex));
  }

  /** Takes the only way, or asks which one; a second press on the same thing withdraws the question. */
  takeOneOf(session: Session, ways: string[][]): void {
    const open = this.openWays(session);
    this.#openWays = null;
    if (open.length > 0 && String(open) === String(ways)) return;
    if (ways.length === 1 && ways[0]) this.takeWay(session, ways[0]);
    else if (ways.length > 1) this.#openWays = { ways, state: stateKey(session) };
  }

  /** The ways among which the player has to choose, while the state is unchanged. */
  openWays(session: Session): string[][] {
    return this.#openWays && session.ask && this.#openWays.state === stateKey(session) ? this.#openWays.ways : [];
  }

  withdraw(): void {
    this.#openWays = null;
  }

  /** Takes the steps of a way, and sends the option if nothing is left to choose. */
  takeWay(session: Session, way: string[]): void {
    this.#openWays = null;
    const key = completeOption(session.step?.keys ?? [], way);
    if (key !== null) return session.choose(key);
    for (let at = session.step?.path.length ?? way.length; at < way.length && session.step;) {
      session.take(way[at] ?? '');
      const now = session.step?.path.length ?? way.length;
      if (now <= at) return;
      at = now;
    }
  }

  /* ------------------------------------------------------------ moves */

  /** The units that move: all of them, unless the player left some behind. */
  movingUnits(session: Session, offered: readonly Move[]): ReadonlyMap<string, number> {
    const all = largestGroup(offered);
    if (this.#moving?.state !== stateKey(session)) return all;
    return new Map([...all].map(([kind, n]) => [kind, Math.min(n, this.#moving?.counts.get(kind) ?? n)]));
  }

  setMovingUnits(session: Session, counts: ReadonlyMap<string, number>): void {
    this.#moving = { counts, state: stateKey(session) };
  }

  /* ------------------------------------------------------------ attacks */

  /** The hex from which the player attacks, if it was chosen or is the only one. */
  attackSource(session: Session): string | null {
    const froms = new Set(parseAttacks(session.step?.keys ?? []).map((one) => one.from));
    const chosen = this.#aim?.seq === session.state?.seq ? this.#aim?.from : null;
    return chosen ?? (froms.size === 1 ? ([...froms][0] ?? null) : null);
  }

  /** The attack that waits for the brass button: the chosen one, or the only one. */
  chosenAttack(session: Session): Attack | null {
    const offered = parseAttacks(session.step?.keys ?? []);
    if (!session.ask || offered.length === 0) return null;
    const key = this.#aim?.seq === session.state?.seq ? this.#aim?.key : null;
    return offered.find((one) => one.key === key) ?? (offered.length === 1 ? (offered[0] ?? null) : null);
  }

  /** The attack that waits for the brass button, among these options. */
  chosenAttackAmong(options: readonly string[]): Attack | null {
    const offered = parseAttacks(options);
    return offered.find((one) => one.key === this.#aim?.key) ?? (offered.length === 1 ? (offered[0] ?? null) : null);
  }

  setAim(session: Session, from: string | null, key: string | null): void {
    this.#aim = { from, key, seq: session.state?.seq ?? -1 };
  }

  /** Handles a press on a hex of an attack: a hex of your own becomes the source, another one the target, with the attack most likely to succeed. A second press on the target takes it back and keeps the source. False if nothing changes. */
  pressAttackHex(session: Session, hex: string): boolean {
    const aim = (): string => `${this.attackSource(session)} ${this.chosenAttack(session)?.key}`;
    const before = aim();
    const offered = parseAttacks(session.step?.keys ?? []);
    const source = this.attackSource(session);
    const aimed = this.chosenAttack(session);
    const onTarget = offered.filter((one) => one.to === hex && (source === null || one.from === source));
    if (aimed?.to === hex && source !== hex) this.setAim(session, source, null);
    else if (onTarget.length > 0 && !(source === null && offered.some((one) => one.from === hex))) {
      const chosen = likeliest(onTarget, (key) => attackForecast(session, key)?.win ?? 0);
      this.setAim(session, source, chosen?.key ?? null);
    } else if (offered.some((one) => one.from === hex)) this.setAim(session, source === hex ? null : hex, null);
    else {
      const other = likeliest(
        offered.filter((one) => one.to === hex),
        (key) => attackForecast(session, key)?.win ?? 0,
      );
      if (other) this.setAim(session, null, other.key);
    }
    return aim() !== before;
  }
}

/** The previewed odds of an attack; null until the server has sent them. */
export function attackForecast(session: Session, key: string): AttackForecast | null {
  const forecast = session.features.previews.byKey.get(key)?.odds as Partial<AttackForecast> | undefined;
  return forecast?.win === undefined ? null : (forecast as AttackForecast);
}

export const pointing = new Pointing();
