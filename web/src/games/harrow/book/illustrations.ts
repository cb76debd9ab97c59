import { illustrated } from '../../../rules/illustrations';
import type { View } from '../contract';
import Drawings from './Drawings.svelte';
import Example from './Example.svelte';
import Sign from './Sign.svelte';

/** The rules of Harrow County are illustrated by its map, its pieces, its jars and its tree. */
export default illustrated<View>({ Sign, Example, Defs: Drawings });
