import { settings } from './settings.svelte';

export type Sound = 'paper' | 'felt' | 'wood' | 'wax' | 'bell';

let room: AudioContext | undefined;

/** Plays one of the few sounds of the house, if the player wants sound. Nothing is loaded: all are made on the spot. */
export function play(sound: Sound | null): void {
  if (!sound || !settings.sound) return;
  room ??= new AudioContext();
  if (room.state === 'suspended') void room.resume();
  SOUNDS[sound](room);
}

const SOUNDS: Record<Sound, (room: AudioContext) => void> = {
  paper: (here) => rustle(here, { from: 3200, length: 0.09, loud: 0.14 }),
  felt: (here) => rustle(here, { from: 900, length: 0.08, loud: 0.16 }),
  wood: (here) => tone(here, { pitch: 190, length: 0.09, loud: 0.2, shape: 'triangle' }),
  wax: (here) => {
    rustle(here, { from: 500, length: 0.12, loud: 0.2 });
    tone(here, { pitch: 110, length: 0.16, loud: 0.2, shape: 'sine' });
  },
  bell: (here) => {
    tone(here, { pitch: 880, length: 0.9, loud: 0.08, shape: 'sine' });
    tone(here, { pitch: 1318.5, length: 0.6, loud: 0.04, shape: 'sine' });
  },
};

function fade(here: AudioContext, loud: number, length: number): GainNode {
  const gain = here.createGain();
  gain.gain.setValueAtTime(loud, here.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, here.currentTime + length);
  gain.connect(here.destination);
  return gain;
}

function tone(here: AudioContext, { pitch, length, loud, shape }: { pitch: number; length: number; loud: number; shape: OscillatorType }): void {
  const voice = here.createOscillator();
  voice.type = shape;
  voice.frequency.value = pitch;
  voice.connect(fade(here, loud, length));
  voice.start();
  voice.stop(here.currentTime + length);
}

function rustle(here: AudioContext, { from, length, loud }: { from: number; length: number; loud: number }): void {
  const noise = here.createBuffer(1, Math.ceil(here.sampleRate * length), here.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = here.createBufferSource();
  source.buffer = noise;
  const band = here.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = from;
  source.connect(band).connect(fade(here, loud, length));
  source.start();
}
