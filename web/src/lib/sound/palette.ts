/** What an event sounds like; each room has its own voice for each. The bell says that it is one's turn. */
export type Sound = 'paper' | 'felt' | 'wood' | 'wax' | 'bell';

interface Voiced {
  /** Seconds that it lasts, and after which it begins. */
  length: number;
  at?: number;
  /** At most, where 1 is as loud as the device can. */
  loud: number;
}
/** A tone that may glide `to` another pitch. */
export interface Tone extends Voiced {
  shape: OscillatorType;
  pitch: number;
  to?: number;
}
/** A rustle around one pitch, the narrower the greater `narrow` is. */
export interface Rustle extends Voiced {
  rustle: number;
  to?: number;
  narrow?: number;
}
export type Voice = Tone | Rustle;

export type Palette = Readonly<Record<Sound, readonly Voice[]>>;

/** The same voice several times, each after so many seconds. */
export const repeated = (voice: Voice, ...times: readonly number[]): Voice[] => times.map((at) => ({ ...voice, at }));

/** The sounds of the house itself, and of a room that has none of its own. */
export const DEFAULT_PALETTE: Palette = {
  paper: [{ rustle: 3200, length: 0.09, loud: 0.14 }],
  felt: [{ rustle: 900, length: 0.08, loud: 0.16 }],
  wood: [{ shape: 'triangle', pitch: 190, length: 0.09, loud: 0.2 }],
  wax: [
    { rustle: 500, length: 0.12, loud: 0.2 },
    { shape: 'sine', pitch: 110, length: 0.16, loud: 0.2 },
  ],
  bell: [
    { shape: 'sine', pitch: 880, length: 0.9, loud: 0.08 },
    { shape: 'sine', pitch: 1318.5, length: 0.6, loud: 0.04 },
  ],
};
