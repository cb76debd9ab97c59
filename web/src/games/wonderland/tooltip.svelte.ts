import { tooltipStyle } from '../tooltip-style';

const LIMITS = { width: 340, above: 0.4, lowest: 0.7 };

/** The text of the thing under the pointer, the same as its screen reader label, placed beside the thing. */
class Tooltip {
  text = $state('');
  style = $state('');

  show(text: string, thing: Element): void {
    this.style = tooltipStyle(thing, LIMITS);
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
