import armchair from 'icon:armchair';
import envelope from 'icon:envelope';
import hourglass from 'icon:hourglass';

import type { Clock } from '../lib/wire';

/** How much time a new table has; the words are `pace-…`. */
export type Pace = 'none' | 'live' | 'correspondence';
export const PACES: readonly { id: Pace; icon: string }[] = [
  { id: 'none', icon: armchair },
  { id: 'live', icon: hourglass },
  { id: 'correspondence', icon: envelope },
];

const TIMES = { live: { seconds: 10 * 60, increment: 10 }, correspondence: { seconds: 2 * 86_400, increment: 0 } };

export function clockOf(pace: Pace, onTimeout: 'bot' | 'forfeit'): Clock | null {
  return pace === 'none' ? null : { kind: pace, ...TIMES[pace], on_timeout: onTimeout };
}
