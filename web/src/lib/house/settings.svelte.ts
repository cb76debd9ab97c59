/** What the player set for this browser: kept in local storage, never needed to play. */

export type Theme = 'system' | 'dark' | 'light';
/** 0 switches motion off, 0.5 is slow, 1 normal, 2 fast. */
export type Speed = 0 | 0.5 | 1 | 2;

interface Kept { theme: Theme; speed: Speed; sound: boolean; notify: boolean; marks: boolean; oneTap: boolean; askForced: boolean; warn: boolean; recap: boolean }

const PLACE = 'ludoteka.settings';
const FIRST: Kept = { theme: 'system', speed: 1, sound: false, notify: true, marks: false, oneTap: false, askForced: false, warn: false, recap: true };

function recall(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...FIRST };
  }
}

export const settings = $state(recall());

const dark = () => matchMedia('(prefers-color-scheme: dark)');
/** Does the person want nothing to move? */
export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches || settings.speed === 0;

/** How much faster than normal things move now; 0 means that nothing flies. */
export function pace(): number {
  return still() ? 0 : settings.speed;
}

/** Keeps the page in step with the settings, from before the first paint. */
export function follow(): void {
  const system = dark();
  let isDark = $state(system.matches);
  system.addEventListener('change', () => (isDark = system.matches));
  $effect.root(() => {
    $effect.pre(() => {
      const page = document.documentElement;
      page.dataset['theme'] = settings.theme === 'system' ? (isDark ? 'dark' : 'light') : settings.theme;
      page.style.setProperty('--pace', String(settings.speed === 0 ? 0 : 1 / settings.speed));
      page.toggleAttribute('data-marks', settings.marks);
    });
    $effect(() => localStorage.setItem(PLACE, JSON.stringify(settings)));
  });
}
