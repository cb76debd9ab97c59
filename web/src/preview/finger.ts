/** Tells a press by a finger from one by mouse or key: a click does not say everywhere what made it. */
export class Finger {
  /** It is down, and the click of it is still to come. */
  touched = false;

  down(pointerType: string): void {
    this.touched = pointerType !== 'mouse';
  }

  /** A click has come: was it a finger's? */
  click(): boolean {
    const { touched } = this;
    this.touched = false;
    return touched;
  }

  /** It scrolls: no click comes of it, and the next one is another's. */
  cancel(): void {
    this.touched = false;
  }
}
