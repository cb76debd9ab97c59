import thread from 'icon:anticlockwise-rotation';
import sword from 'icon:broadsword';
import fire from 'icon:campfire';
import cancel from 'icon:cross-mark';
import crown from 'icon:queen-crown';
import bones from 'icon:crossed-bones';
import swords from 'icon:crossed-swords';
import cube from 'icon:cube';
import tree from 'icon:dead-wood';
import doll from 'icon:voodoo-doll';
import fairy from 'icon:fairy';
import fangs from 'icon:fangs';
import flame from 'icon:flame';
import footsteps from 'icon:footsteps';
import ghost from 'icon:ghost';
import goblin from 'icon:goblin-head';
import hand from 'icon:card-play';
import hood from 'icon:hood';
import laurels from 'icon:laurels';
import lantern from 'icon:old-lantern';
import lightning from 'icon:lightning-storm';
import mask from 'icon:carnival-mask';
import nail from 'icon:barbed-nails';
import nest from 'icon:nest-eggs';
import paw from 'icon:paw-print';
import peaks from 'icon:peaks';
import person from 'icon:person';
import pine from 'icon:pine-tree';
import plague from 'icon:virus';
import queen from 'icon:fairy-wand';
import quest from 'icon:scroll-unfurled';
import reed from 'icon:reed';
import roots from 'icon:tree-roots';
import scroll from 'icon:tied-scroll';
import shout from 'icon:shouting';
import skull from 'icon:horned-skull';
import snake from 'icon:snake';
import spoon from 'icon:spoon';
import swamp from 'icon:swamp';
import bag from 'icon:swap-bag';
import thorns from 'icon:thorny-vine';
import wheat from 'icon:wheat';
import wind from 'icon:wind-slap';
import witch from 'icon:tree-face';
import wolf from 'icon:wolf-head';
import cabin from 'icon:wood-cabin';

export interface Look {
  icon: string;
  colour: string;
}

/** Colour, emblem and shape of the five factions; the shape tells them apart without colour. */
export const FACTIONS: Record<string, Look & { shape: Shape }> = {
  protectors: { icon: hood, colour: '#c9402f', shape: 'round' },
  family: { icon: skull, colour: '#3a6fb5', shape: 'diamond' },
  kammi: { icon: mask, colour: '#8a4fa8', shape: 'drop' },
  hester: { icon: witch, colour: '#6b4a2b', shape: 'stump' },
  'fair-folk': { icon: fairy, colour: '#5f7480', shape: 'wing' },
};

export type Shape = 'round' | 'diamond' | 'drop' | 'stump' | 'wing';

/** Outlines of pieces with radius 18. */
export const SHAPES: Record<Shape, string> = {
  round: 'M18 0A18 18 0 1 1 -18 0A18 18 0 1 1 18 0Z',
  diamond: 'M0 -20L20 0L0 20L-20 0Z',
  drop: 'M0 -21C9 -12 17 -6 17 4A17 15 0 0 1 -17 4C-17 -6 -9 -12 0 -21Z',
  stump: 'M-16 -15L-6 -19L6 -19L16 -15L19 16L8 13L0 19L-8 13L-19 16Z',
  wing: 'M0 -8C6 -22 20 -20 19 -8C19 -1 12 2 8 4C12 8 12 17 4 18C1 18 0 14 0 12C0 14 -1 18 -4 18C-12 17 -12 8 -8 4C-12 2 -19 -1 -19 -8C-20 -20 -6 -22 0 -8Z',
};

/** Standees: an arch for the Protectors, a gable for the Family, a pointed hood for Kammi, a stump for Hester. */
export const STANDEES: Record<string, string> = {
  protectors: 'M-19 6V-36A19 19 0 0 1 19 -36V6Q0 12 -19 6Z',
  family: 'M-19 6V-40L0 -54L19 -40V6Q0 12 -19 6Z',
  kammi: 'M-19 6V-28Q-17 -46 0 -55Q17 -46 19 -28V6Q0 12 -19 6Z',
  hester: 'M-22 6L-17 -44L-9 -50L-3 -43L4 -54L10 -44L17 -47L22 6Q0 13 -22 6Z',
};

export const TERRAINS: Record<string, { icon: string; top: string; low: string; plant: string }> = {
  bog: { icon: swamp, top: '#8a755a', low: '#5b4830', plant: '#2e2214' },
  wetlands: { icon: reed, top: '#639c9f', low: '#2f676a', plant: '#133b3d' },
  plains: { icon: wheat, top: '#c9b36f', low: '#8f793a', plant: '#54431a' },
  forest: { icon: pine, top: '#648c66', low: '#2f5535', plant: '#132d19' },
  mountain: { icon: peaks, top: '#9b9da6', low: '#5d5f6a', plant: '#f1f2f6' },
  brambles: { icon: thorns, top: '#7f5869', low: '#431f30', plant: '#1f0a14' },
};

export const CUBES: Record<string, string> = {
  red: '#c9402f',
  blue: '#3a6fb5',
  purple: '#8a4fa8',
  brown: '#7a5433',
  green: '#3f7a44',
  yellow: '#c9a227',
  teal: '#2f8287',
  silver: '#a9b4bd',
};
export const ROOT_COLOURS: Record<string, string> = { 'black-root': '#17100c', 'brown-root': '#6f4522' };

/** Ability tokens: advance circle, spawn square, strengthen triangle, legend hexagon. */
export const TOKENS: Record<string, { icon: string; path: string; lift: number; scale: number }> = {
  advance: { icon: paw, path: 'M15 0A15 15 0 1 1 -15 0A15 15 0 1 1 15 0Z', lift: 0, scale: 1 },
  spawn: { icon: bones, path: 'M-14 -14H14V14H-14Z', lift: 0, scale: 1 },
  strengthen: { icon: fangs, path: 'M-17 -14H17L0 17Z', lift: -4, scale: 0.82 },
  legend: { icon: scroll, path: 'M-8.3 -14.3H8.3L16.2 0L8.3 14.3H-8.3L-16.2 0Z', lift: 0, scale: 1 },
};

export const JAR_SIGNS: Record<string, string> = { abilities: paw, wild: wolf, legend: scroll, attack: swords };
export const ITEMS: Record<string, string> = { sword, crown, queen };
export const SIGNS = {
  bag,
  bones,
  cabin,
  cancel,
  cube,
  doll,
  fairy,
  fangs,
  fire,
  flame,
  footsteps,
  ghost,
  goblin,
  hand,
  lantern,
  laurels,
  lightning,
  nail,
  nest,
  paw,
  person,
  plague,
  quest,
  roots,
  scroll,
  shout,
  snake,
  spoon,
  swords,
  thread,
  tree,
  wind,
  witch,
  wolf,
};

const OWNERS: Record<string, string> = { red: 'protectors', blue: 'family', purple: 'kammi' };
/** The faction of a unit such as `red-haint`, `blue-infected`, `red-legend`, `figure-1` or `hester`; empty for other things. */
export const ownerOf = (unit: string): string =>
  unit === 'hester' ? 'hester' : unit.startsWith('figure') ? 'kammi' : (OWNERS[unit.split('-')[0] ?? ''] ?? '');
export const isLegend = (unit: string): boolean =>
  unit === 'hester' || unit.startsWith('figure') || (unit.endsWith('-legend') && !unit.startsWith('token'));
export const colourOf = (faction: string): string =>
  Object.entries(OWNERS).find(([, owner]) => owner === faction)?.[0] ?? (faction === 'fair-folk' ? 'silver' : '');
/** The faction whose cubes have this colour: terrain cubes are Hester's, silver ones belong to the Fair Folk. */
export const cubeOwner = (colour: string): string => OWNERS[colour] ?? (colour === 'silver' ? 'fair-folk' : 'hester');
export const factionLook = (ref: string): Look & { shape: Shape } =>
  FACTIONS[ref] ?? { icon: ghost, colour: '#6b5a4a', shape: 'round' };
