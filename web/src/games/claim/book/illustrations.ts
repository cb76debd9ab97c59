import { illustrated } from '../../../rules/illustrations';
import type { View } from '../contract';
import Defs from '../Defs.svelte';
import Example from './Example.svelte';
import Sign from './Sign.svelte';

/** The rules of Claim are illustrated by its own cards, piles and votes. */
export default illustrated<View>({ Sign, Example, Defs });
