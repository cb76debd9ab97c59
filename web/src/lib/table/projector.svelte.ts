import { tick } from 'svelte';

import type { Event, Json } from '../api/types';
import { play } from '../sound/sound';
import { Flyer } from './flyer.svelte';
import type { Room } from './room';

/** What is drawn on a table: between two decisions it follows the events, as the room stages them. */
export class Projector {
  view = $state.raw<Json>(null);
  readonly flyer = new Flyer();
  room: Room | null = null;
  #hushed = 0;
  #over: () => void = () => {};

  async show(event: Event, seat: number, speed: number): Promise<void> {
    const staging = this.room?.staging;
    if (!staging) return;
    const hushed = this.#hushed;
    const flights = this.flyer.prepare(staging.moves(this.view, event, seat));
    this.view = staging.advance(this.view, event);
    await tick();
    if (hushed !== this.#hushed) return;
    play(staging.sound(event), this.room?.palette);
    const landed = this.flyer.fly(flights, speed);
    if (!staging.flows?.(event)) await landed;
    if (hushed === this.#hushed) await this.#wait(staging.beat(event) / speed);
  }

  /** Ends whatever moves or rests. */
  hush(): void {
    this.#hushed += 1;
    this.flyer.land();
    this.#over();
  }

  #wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.#over = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
