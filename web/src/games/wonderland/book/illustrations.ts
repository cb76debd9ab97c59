import { illustrated } from '../../../rules/illustrations';
import type { View } from '../contract';
import Defs from '../Defs.svelte';
import Example from './Example.svelte';
import Sign from './Sign.svelte';

/** The rules of Wonderland's War are illustrated by its tea cards, chips, fighters and forge boards. */
export default illustrated<View>({ Sign, Example, Defs });
