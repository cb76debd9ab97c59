/** The preview of the thing that is pointed at, in words. */
export interface PreviewText {
  title: string;
  /** What it does by its own text. */
  effect: string;
  /** What it costs and gives, each with its sign. */
  tallies: string[];
  sentences: string[];
  odds: string[];
  /** How it goes on from there. */
  then: string;
}

/** What the player points at: a thing or an answer that means options, named by the beginnings of their keys in `data-does`. */
class Preview {
  ways = $state.raw<readonly string[]>([]);
  thing = $state.raw<HTMLElement | null>(null);
  /** A finger has read it: the next touch takes it. */
  lifted = $state(false);
  text = $state.raw<PreviewText | null>(null);

  show(thing: HTMLElement, lifted = false): void {
    this.thing = thing;
    this.ways = (thing.dataset['does'] ?? '').split(' ').filter(Boolean);
    this.lifted = lifted;
  }

  hide(): void {
    this.thing = null;
    this.ways = [];
    this.lifted = false;
    this.text = null;
  }
}

export const preview = new Preview();
