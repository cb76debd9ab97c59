/** What one points at, in words: the same that is said to those who listen. */
class Reading {
  text = $state('');
  /** The words stand on the other side of the table than the thing they tell about. */
  left = $state(false);

  show(text: string, thing: Element): void {
    const box = thing.getBoundingClientRect();
    this.left = box.left + box.width / 2 > innerWidth / 2;
    this.text = text;
  }

  hide(text: string): void {
    if (this.text === text) this.text = '';
  }
}

export const reading = new Reading();
