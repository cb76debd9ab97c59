const LASTS = 2500;

/** A button that copies: it tells for a moment that it did, and tells it anew when it is pressed again meanwhile. */
export class Copying {
  /** The number of the copy that is told, or 0. */
  told = $state(0);
  #made = 0;

  /** Gives whether the text came where it can be pasted from. */
  async take(text: string): Promise<boolean> {
    if (!(await copy(text))) return false;
    const mine = (this.told = ++this.#made);
    setTimeout(() => {
      if (this.told === mine) this.told = 0;
    }, LASTS);
    return true;
  }
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOfOld(text);
  }
}

/** A house without https is given no clipboard: the old way takes what is selected. */
function copyOfOld(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position: fixed; top: 0; opacity: 0';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
