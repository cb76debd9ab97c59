import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** A zone of buttons: Tab enters and leaves it, arrows walk inside, Home and End go to its ends.
    When the focused button goes away, as a played card does, the focus stays in the zone. */
export const zone: Attachment<HTMLElement> = (element) => {
  const items = (): HTMLElement[] => [...element.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  let last = 0;
  let held = false;

  function settle(): void {
    const all = items();
    const current = all.find((item) => item === document.activeElement) ?? all[Math.min(last, all.length - 1)];
    for (const item of all) {
      const tabIndex = item === current ? 0 : -1;
      if (item.tabIndex !== tabIndex) item.tabIndex = tabIndex;
    }
    if (held && document.activeElement === document.body) current?.focus({ preventScroll: true });
  }

  function walk(event: KeyboardEvent): void {
    const all = items();
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const step = STEPS[event.key];
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? all.length - 1
          : step === undefined
            ? undefined
            : (at + step + all.length) % all.length;
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  }

  function enter(event: FocusEvent): void {
    held = true;
    last = Math.max(0, items().indexOf(event.target as HTMLElement));
    settle();
  }

  function leave(event: FocusEvent): void {
    if (event.relatedTarget) held = false;
  }

  const watch = new MutationObserver(settle);
  watch.observe(element, { childList: true, subtree: true });
  element.addEventListener('keydown', walk);
  element.addEventListener('focusin', enter);
  element.addEventListener('focusout', leave);
  settle();
  return () => {
    watch.disconnect();
    element.removeEventListener('keydown', walk);
    element.removeEventListener('focusin', enter);
    element.removeEventListener('focusout', leave);
  };
};
