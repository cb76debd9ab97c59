import type { Rustle, Tone, Voice } from './palette';

/** A sound begins so softly, in seconds, that it does not click. */
const ONSET = 0.004;
const SILENT = 0.0001;

/** Makes voices on the spot: nothing is loaded. */
export class Synth {
  readonly #out: GainNode;
  #noise: AudioBuffer | undefined;

  constructor(private readonly here: AudioContext) {
    this.#out = here.createGain();
    this.#out.connect(here.destination);
  }

  /** All voices of one sound, at a volume from 0 to 1. */
  play(voices: readonly Voice[], volume: number): void {
    if (this.here.state === 'suspended') void this.here.resume();
    this.#out.gain.value = volume;
    for (const voice of voices)
      if ('rustle' in voice) this.#rustle(voice);
      else this.#tone(voice);
  }

  #tone({ shape, pitch, to, ...how }: Tone): void {
    const voice = this.here.createOscillator();
    voice.type = shape;
    this.#glide(voice.frequency, pitch, to, how);
    this.#sing(voice, voice, how);
  }

  #rustle({ rustle, to, narrow = 1, ...how }: Rustle): void {
    const source = this.here.createBufferSource();
    source.buffer = this.#noise ??= this.#hiss();
    source.loop = true;
    source.loopStart = Math.random() / 2; // no two rustles are the same piece of noise
    const band = this.here.createBiquadFilter();
    band.type = 'bandpass';
    band.Q.value = narrow;
    this.#glide(band.frequency, rustle, to, how);
    source.connect(band);
    this.#sing(source, band, how);
  }

  #glide(
    frequency: AudioParam,
    from: number,
    to: number | undefined,
    { length, at = 0 }: { length: number; at?: number },
  ): void {
    const start = this.here.currentTime + at;
    frequency.setValueAtTime(from, start);
    if (to !== undefined) frequency.exponentialRampToValueAtTime(to, start + length);
  }

  #sing(
    source: AudioScheduledSourceNode,
    last: AudioNode,
    { length, loud, at = 0 }: { length: number; loud: number; at?: number },
  ): void {
    const start = this.here.currentTime + at;
    const gain = this.here.createGain();
    gain.gain.setValueAtTime(SILENT, start);
    gain.gain.linearRampToValueAtTime(loud, start + ONSET);
    gain.gain.exponentialRampToValueAtTime(SILENT, start + length);
    last.connect(gain).connect(this.#out);
    source.start(start);
    source.stop(start + length);
  }

  #hiss(): AudioBuffer {
    const noise = this.here.createBuffer(1, this.here.sampleRate, this.here.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    return noise;
  }
}
