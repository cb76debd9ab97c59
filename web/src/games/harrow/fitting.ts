import type { Attachment } from 'svelte/attachments';

/** The lowest level from -1 to `most` at which everything fits, or else `most`. */
export function least(most: number, fits: (level: number) => boolean): number {
  for (let level = -1; level < most; level++) if (fits(level)) return level;
  return most;
}

/** Sets `data-fit` to the level of shortening at which a box needs no scrolling: 0 leaves out nothing, and at -1 there is room to enlarge. */
export const fitting =
  (most: number): Attachment<HTMLElement> =>
  (box) => {
    const fits = (level: number): boolean => {
      box.dataset['fit'] = String(level);
      return box.scrollHeight <= box.clientHeight + 1;
    };
    const fit = (): void => void (box.dataset['fit'] = String(least(most, fits)));
    const sizes = new ResizeObserver(fit);
    for (const one of [box, box.parentElement]) if (one) sizes.observe(one);
    const contents = new MutationObserver(fit);
    contents.observe(box, { childList: true, subtree: true, characterData: true });
    void document.fonts.ready.then(fit);
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  };
