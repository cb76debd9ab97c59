import type { Session } from '../../lib/table/session.svelte';
import { only, ways } from './asking';

/** What the player has pointed at on the map: a hex that may mean several things, and the hex looked at closely. */
class Pointing {
  /** A hex whose meaning is still to be told, with the state it was asked in. */
  #several = $state.raw<{ ways: string[][]; seq: number; path: string } | null>(null);
  looked = $state<string | null>(null);
  /** A card or tile read closely. */
  read = $state<string | null>(null);

  /** Points at a lit hex: takes the one way it means, or asks which. */
  at(session: Session, hex: string): void {
    this.among(session, ways(session.step?.keys ?? [], session.step?.path ?? [], hex));
  }

  /** Takes the one way that is meant, or asks which of them. */
  among(session: Session, meant: string[][]): void {
    this.#several = null;
    if (meant.length === 1 && meant[0]) this.take(session, meant[0]);
    else if (meant.length > 1) this.#several = { ways: meant, seq: session.state?.seq ?? -1, path: session.path.join('/') };
  }

  /** The ways to choose between, as long as nothing else has happened. */
  open(session: Session): string[][] {
    const several = this.#several;
    return several && session.ask && several.seq === session.state?.seq && several.path === session.path.join('/') ? several.ways : [];
  }

  close(): void {
    this.#several = null;
  }

  /** Goes along a way; sends the option when nothing is left to choose. */
  take(session: Session, way: string[]): void {
    this.#several = null;
    const key = only(session.step?.keys ?? [], way);
    if (key !== null) return session.choose(key);
    for (let at = session.step?.path.length ?? way.length; at < way.length && session.step; ) {
      session.take(way[at] ?? '');
      const now = session.step?.path.length ?? way.length;
      if (now <= at) return;
      at = now;
    }
  }
}

export const pointing = new Pointing();
