const GAP = 10;
const WIDEST = 340;

/** The text of the thing under the pointer, the same as its screen reader label, placed beside the thing. */
class Tooltip {
  text = $state('');
  style = $state('');

  show(text: string, thing: Element): void {
    const box = thing.getBoundingClientRect();
    const middle = Math.max(WIDEST / 2 + GAP, Math.min(innerWidth - WIDEST / 2 - GAP, box.left + box.width / 2));
    const above = box.top > innerHeight * 0.4;
    this.style = `left:${middle}px;${above ? `bottom:${innerHeight - box.top + GAP}px` : `top:${Math.min(box.bottom + GAP, innerHeight * 0.7)}px`}`;
    this.text = text;
  }

  hide(text: string): void {
    if (this.text === text) this.text = '';
  }

  /** Hides the text, as after a touch elsewhere. */
  close(): void {
    this.text = '';
  }
}

export const tooltip = new Tooltip();
