/** The player's settings for this browser, in local storage. */

/** `room`: dark in rooms that are painted for the night, elsewhere as the device. */
export type Theme = 'room' | 'system' | 'dark' | 'light';
export const THEMES: readonly Theme[] = ['room', 'system', 'dark', 'light'];
/** 0 switches motion off, 0.5 is slow, 1 normal, 2 fast. */
export type Speed = 0 | 0.5 | 1 | 2;

interface StoredSettings {
  theme: Theme;
  speed: Speed;
  /** No sound at all. */ muted: boolean;
  /** From 0 to 1. */ volume: number;
  /** Does it ring when it is one's turn? */ bell: boolean;
  notify: boolean;
  marks: boolean;
  oneTap: boolean;
  askForced: boolean;
  warn: boolean;
  recap: boolean;
}

const STORAGE_KEY = 'ludoteka.settings';
const FIRST: StoredSettings = {
  theme: 'room',
  speed: 1,
  muted: false,
  volume: 0.6,
  bell: true,
  notify: true,
  marks: false,
  oneTap: false,
  askForced: false,
  warn: false,
  recap: true,
};

function recall(): StoredSettings {
  try {
    const { sound, ...stored } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<StoredSettings> & {
      sound?: boolean;
    };
    // kept with `sound`, a theme as the device was nobody's choice yet
    return { ...FIRST, ...stored, ...(sound !== undefined && stored.theme === 'system' && { theme: 'room' }) };
  } catch {
    return { ...FIRST };
  }
}

export const settings = $state(recall());

/** The room that is shown. */
export const room = $state({ isForNight: false });

/** Sets the theme for a room; returns the function that ends that. */
export function lightFor(isForNight: boolean): () => void {
  room.isForNight = isForNight;
  return () => (room.isForNight = false);
}

/** The theme of the page. */
export function lit(theme: Theme, isForNight: boolean, isDeviceDark: boolean): 'dark' | 'light' {
  if (theme === 'dark' || theme === 'light') return theme;
  return (theme === 'room' && isForNight) || isDeviceDark ? 'dark' : 'light';
}

const dark = () => matchMedia('(prefers-color-scheme: dark)');
/** Does the player want no movement? */
export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches || settings.speed === 0;

/** How much faster than normal things move now; 0 means that nothing flies. */
export function pace(): number {
  return still() ? 0 : settings.speed;
}

/** Applies the settings to the page and stores them, beginning before the first paint. */
export function follow(): void {
  const system = dark();
  let isDark = $state(system.matches);
  system.addEventListener('change', () => (isDark = system.matches));
  $effect.root(() => {
    $effect.pre(() => {
      const page = document.documentElement;
      page.dataset['theme'] = lit(settings.theme, room.isForNight, isDark);
      page.style.setProperty('--pace', String(settings.speed === 0 ? 0 : 1 / settings.speed));
      page.toggleAttribute('data-marks', settings.marks);
    });
    $effect(() => localStorage.setItem(STORAGE_KEY, JSON.stringify(settings)));
  });
}
