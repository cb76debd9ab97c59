/** What the player points at: a thing or an answer that means options, named by the beginnings of their keys. */
class Foresight {
  ways = $state.raw<readonly string[]>([]);
  thing = $state.raw<HTMLElement | null>(null);
  /** A finger has read it: the next touch takes it. */
  lifted = $state(false);

  show(thing: HTMLElement, lifted = false): void {
    this.thing = thing;
    this.ways = (thing.dataset['does'] ?? '').split(' ').filter(Boolean);
    this.lifted = lifted;
  }

  hide(): void {
    this.thing = null;
    this.ways = [];
    this.lifted = false;
  }
}

export const foresight = new Foresight();
