const LASTS = 2500;

/** The state of a button that copies: confirms every copy for a moment. */
export class Clipboard {
  /** The number of the copy that is being confirmed, or 0. */
  copied = $state(0);
  #copies = 0;

  /** Returns whether the text is on the clipboard. */
  async copy(text: string): Promise<boolean> {
    if (!(await write(text))) return false;
    const copy = (this.copied = ++this.#copies);
    setTimeout(() => {
      if (this.copied === copy) this.copied = 0;
    }, LASTS);
    return true;
  }
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return writeBySelection(text);
  }
}

/** Without https there is no clipboard API: copies by selecting a text field. */
function writeBySelection(text: string): boolean {
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
