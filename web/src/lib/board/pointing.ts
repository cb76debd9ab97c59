import type { Attachment } from 'svelte/attachments';

/** Pointing at a name in the log lights the thing on the table; things that lie face up carry `data-thing`. */
export const pointing: Attachment<HTMLElement> = (element) => {
  const things = (ref: string): NodeListOf<Element> => document.querySelectorAll(`[data-thing~="${CSS.escape(ref)}"]`);
  const named = (event: Event): string | undefined =>
    (event.target as Element).closest<HTMLElement>('[data-names]')?.dataset['names'];
  const light = (on: boolean) => (event: Event) => {
    const ref = named(event);
    if (ref) for (const thing of things(ref)) thing.classList.toggle('pointed', on);
  };
  const over = light(true);
  const out = light(false);
  element.addEventListener('pointerover', over);
  element.addEventListener('pointerout', out);
  return () => {
    element.removeEventListener('pointerover', over);
    element.removeEventListener('pointerout', out);
  };
};
