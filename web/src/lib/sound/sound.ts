import { settings } from '../app/settings.svelte';
import { DEFAULT_PALETTE, type Palette, type Sound } from './palette';
import { Synth } from './synth';

/** The same sound is not heard twice within so many milliseconds. */
const APART = 45;

let synth: Synth | undefined;
const lastPlayed = new Map<Sound, number>();

/** Sound begins with the first press on the page, never before. */
export function wake(): void {
  const early = { capture: true };
  const first = (): void => {
    for (const press of ['pointerdown', 'keydown']) removeEventListener(press, first, early);
    synth = new Synth(new AudioContext());
  };
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, first, early);
}

/** Plays a sound in the voice of the room, if the person wants it. */
export function play(sound: Sound | null, palette: Palette = DEFAULT_PALETTE): void {
  if (!sound || !synth || settings.muted || (sound === 'bell' && !settings.bell)) return;
  const now = performance.now();
  if (now - (lastPlayed.get(sound) ?? -APART) < APART) return;
  lastPlayed.set(sound, now);
  synth.play(palette[sound], settings.volume);
}
