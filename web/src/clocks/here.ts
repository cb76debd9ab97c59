import { getContext, setContext } from 'svelte';

import type { Clocks } from './clocks.svelte';

/** The clocks of the table that a page shows, for every plate on it. */
export interface Here {
  clocks: Clocks;
  correspondence: () => boolean;
}

const KEY = Symbol('clocks');

export const putClocks = (here: Here): Here => setContext(KEY, here);
export const clocksHere = (): Here | undefined => getContext<Here | undefined>(KEY);
