import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** A zone of buttons: Tab enters and leaves it, arrows walk inside, Home and End go to its ends. */
export const zone: Attachment<HTMLElement> = (element) => {
  const items = (): HTMLElement[] => [...element.querySelectorAll<HTMLElement>('button:not(:disabled)')];

  function settle(): void {
    const all = items();
    const current = all.find((item) => item === document.activeElement) ?? all.find((item) => item.tabIndex === 0) ?? all[0];
    for (const item of all) {
      const wanted = item === current ? 0 : -1;
      if (item.tabIndex !== wanted) item.tabIndex = wanted;
    }
  }

  function walk(event: KeyboardEvent): void {
    const all = items();
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const step = STEPS[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step === undefined ? undefined : (at + step + all.length) % all.length;
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  }

  const watch = new MutationObserver(settle);
  watch.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  element.addEventListener('keydown', walk);
  element.addEventListener('focusin', settle);
  settle();
  return () => {
    watch.disconnect();
    element.removeEventListener('keydown', walk);
    element.removeEventListener('focusin', settle);
  };
};
