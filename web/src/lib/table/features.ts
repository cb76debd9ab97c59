/** All features of a table. A new one adds its line here. */

import { Clocks } from '../../clocks/clocks.svelte';
import { Hints } from '../../hints/hints.svelte';
import { Lesson } from '../../lessons/lesson.svelte';
import { Previews } from '../../preview/previews.svelte';
import { Proposals } from '../../proposals/proposals.svelte';
import { Talk } from '../../talk/talk.svelte';
import type { FeaturesOf, SessionContext } from './feature';
import { Presence } from './presence';

export const FEATURES = {
  clocks: (context: SessionContext) => new Clocks(context),
  hints: (context: SessionContext) => new Hints(context),
  lesson: (context: SessionContext) => new Lesson(context),
  presence: (context: SessionContext) => new Presence(context),
  previews: (context: SessionContext) => new Previews(context),
  proposals: (context: SessionContext) => new Proposals((message) => context.send(message)),
  talk: (context: SessionContext) => new Talk((message) => context.send(message), context.id),
};

export type Features = FeaturesOf<typeof FEATURES>;
