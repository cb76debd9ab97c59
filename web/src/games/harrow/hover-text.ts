import type { Attachment } from 'svelte/attachments';

import { pointing } from './pointing.svelte';

const HOVER = 350;

/** Shows the text of a reference while the mouse or the keyboard focus is on the element; a press hides it. */
export const hoverText =
  (ref: string): Attachment<HTMLElement> =>
  (thing) => {
    let hovering: ReturnType<typeof setTimeout> | undefined;
    const over = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') hovering = setTimeout(() => pointing.showText(ref, thing), HOVER);
    };
    const focus = (): void => {
      if (thing.matches(':focus-visible')) pointing.showText(ref, thing);
    };
    const out = (): void => {
      clearTimeout(hovering);
      pointing.hideText(ref);
    };
    const listeners = { pointerenter: over, pointerleave: out, focus, blur: out, click: out } as const;
    for (const [name, heed] of Object.entries(listeners)) thing.addEventListener(name, heed as EventListener);
    return () => {
      out();
      for (const [name, heed] of Object.entries(listeners)) thing.removeEventListener(name, heed as EventListener);
    };
  };
