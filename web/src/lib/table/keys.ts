import type { Session } from './session.svelte';

interface Shortcuts {
  rules(): void;
  log(): void;
}

/** Keys of the table: 1–9 choose, Esc goes back, `?` rules, `L` log, `U` takes back, `H` asks what to do, `/` types a command; while the others move, Space or Esc ends a movement, `P` holds the table, `,` and `.` go back and on. */
export function keys(event: KeyboardEvent, session: Session, shortcuts: Shortcuts): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (document.querySelector('dialog[open]')) return;
  if (session.ask === null && following(event, session)) return event.preventDefault();
  const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  const segment = digit > 0 ? session.step?.next[digit - 1] : undefined;
  if (segment !== undefined) session.take(segment);
  else if (event.key === 'Escape') session.back();
  else if (event.key === '?') shortcuts.rules();
  else if (event.key === 'l' || event.key === 'L') shortcuts.log();
  else if (event.key === 'u' || event.key === 'U') session.undo();
  else if (event.key === 'h' || event.key === 'H') session.features.hints.toggle();
  else if (event.key === '/') document.querySelector<HTMLInputElement>('[data-command]')?.focus();
  else return;
  event.preventDefault();
}

/** While nothing is asked: did the key hold, cut short or turn back what is shown? */
function following(event: KeyboardEvent, { reel, moving }: Session): boolean {
  if (event.key === ' ' && (event.target as Element).closest('button, a')) return false;
  if ((event.key === ' ' || event.key === 'Escape') && moving) {
    if (reel.paused) reel.play();
    else reel.skip();
  } else if (event.key === 'p' || event.key === 'P') {
    if (reel.paused) reel.play();
    else reel.pause();
  } else if (event.key === ',') reel.back();
  else if (event.key === '.') reel.step();
  else return false;
  return true;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  );
}
