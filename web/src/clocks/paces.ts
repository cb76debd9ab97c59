import armchair from 'icon:armchair';
import envelope from 'icon:envelope';
import hourglass from 'icon:hourglass';

import type { Clock } from '../lib/wire';

/** How much time a new table has; the words are `pace-…`. */
export type Pace = 'none' | 'live' | 'mail';
export const PACES: readonly { id: Pace; icon: string }[] = [
  { id: 'none', icon: armchair },
  { id: 'live', icon: hourglass },
  { id: 'mail', icon: envelope },
];

const TIMES = { live: { seconds: 10 * 60, increment: 10 }, mail: { seconds: 2 * 86_400, increment: 0 } };

export function clockOf(pace: Pace, out: 'bot' | 'out'): Clock | null {
  return pace === 'none' ? null : { kind: pace, ...TIMES[pace], out };
}
