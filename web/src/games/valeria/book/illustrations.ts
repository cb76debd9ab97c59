import { illustrated } from '../../../rules/illustrations';
import type { View } from '../contract';
import Defs from '../Defs.svelte';
import Example from './Example.svelte';
import Sign from './Sign.svelte';

/** The rules of Valeria are illustrated by the cards of its centre, its dice and the signs of its cards. */
export default illustrated<View>({ Sign, Example, Defs });
