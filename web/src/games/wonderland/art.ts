import anvil from 'icon:anvil';
import egg from 'icon:big-egg';
import spiral from 'icon:bowl-spiral';
import glove from 'icon:boxing-glove';
import madness from 'icon:brain-tentacle';
import eye from 'icon:burning-eye';
import soldier from 'icon:card-ace-hearts';
import knave from 'icon:card-jack-hearts';
import duchess from 'icon:card-queen-spades';
import castle from 'icon:castle';
import caterpillar from 'icon:caterpillar';
import teacup from 'icon:coffee-cup';
import moon from 'icon:crescent-blade';
import queen from 'icon:crowned-heart';
import shard from 'icon:cut-diamond';
import dodo from 'icon:dodo';
import wyvern from 'icon:dragon-head';
import feather from 'icon:feather';
import flamingo from 'icon:flamingo';
import garden from 'icon:flower-emblem';
import trees from 'icon:forest';
import amulet from 'icon:gem-pendant';
import griffin from 'icon:griffin-symbol';
import shield from 'icon:heart-shield';
import honey from 'icon:honeypot';
import laurels from 'icon:laurels';
import rattle from 'icon:maracas';
import meeple from 'icon:meeple';
import oyster from 'icon:oyster-pearl';
import unlock from 'icon:padlock-open';
import die from 'icon:perspective-dice-six';
import watch from 'icon:pocket-watch';
import poison from 'icon:poison-bottle';
import crown from 'icon:queen-crown';
import hare from 'icon:rabbit';
import rabbit from 'icon:rabbit-head';
import tears from 'icon:raining';
import horn from 'icon:mighty-horn';
import rose from 'icon:rose';
import quest from 'icon:scroll-unfurled';
import thread from 'icon:sewing-string';
import dormouse from 'icon:seated-mouse';
import key from 'icon:skeleton-key';
import cat from 'icon:sly';
import pipe from 'icon:smoking-pipe';
import rook from 'icon:stone-tower';
import strong from 'icon:strong';
import bag from 'icon:swap-bag';
import sword from 'icon:sword-hilt';
import teapot from 'icon:teapot';
import hat from 'icon:top-hat';
import turtle from 'icon:turtle';
import twins from 'icon:two-shadows';
import unicorn from 'icon:unicorn';
import walrus from 'icon:walrus-head';
import axe from 'icon:war-axe';

export interface Look {
  icon: string;
  colour: string;
}

/** Colour and emblem of the five factions. */
export const FACTIONS: Record<string, Look> = {
  'queen-of-hearts': { icon: queen, colour: '#c32f3f' },
  jabberwock: { icon: wyvern, colour: '#6d7f1f' },
  alice: { icon: key, colour: '#2f7eb2' },
  'mad-hatter': { icon: hat, colour: '#b0600f' },
  'cheshire-cat': { icon: cat, colour: '#8a4fb0' },
};

export const REGIONS: Record<string, Look> = {
  witzend: { icon: spiral, colour: '#5d3f86' },
  'garden-of-live-flowers': { icon: garden, colour: '#c04a76' },
  'red-keep': { icon: rook, colour: '#b02d38' },
  'tumtum-trees': { icon: trees, colour: '#35764a' },
  'pool-of-tears': { icon: tears, colour: '#2f7eb2' },
};

const ITEM = '#7b5a2e';
const CHIPS: Record<string, Look> = {
  'card-soldier': { icon: soldier, colour: '#7d6f66' },
  flamingo: { icon: flamingo, colour: '#d0617a' },
  rose: { icon: rose, colour: '#b93f6c' },
  'red-rook': { icon: rook, colour: '#b02d38' },
  creature: { icon: turtle, colour: '#3d8a5a' },
  forge: { icon: anvil, colour: '#5c5f6b' },
  madness: { icon: madness, colour: '#4a3573' },
  'double-madness': { icon: madness, colour: '#4a3573' },
  poison: { icon: poison, colour: '#59691a' },
  'war-axe': { icon: axe, colour: '#c32f3f' },
  'eye-of-flame': { icon: eye, colour: '#6d7f1f' },
  'sword-of-hope': { icon: sword, colour: '#2f7eb2' },
  teapot: { icon: teapot, colour: '#b0600f' },
  'crescent-grin': { icon: moon, colour: '#8a4fb0' },
};

/** Icons of the Wonderlandians, both figures and items. */
export const WONDERS: Record<string, string> = {
  'white-rabbit': rabbit,
  'knave-of-hearts': knave,
  'march-hare': hare,
  duchess,
  walrus,
  gryphon: griffin,
  caterpillar,
  'humpty-dumpty': egg,
  unicorn,
  tweedles: twins,
  dormouse,
  dodo,
  'rabbit-watch': watch,
  'knave-crown': crown,
  'hare-teacup': teacup,
  'duchess-amulet': amulet,
  'walrus-oysters': oyster,
  'gryphon-feather': feather,
  'caterpillar-pipe': pipe,
  'humpty-glove': glove,
  'unicorn-horn': horn,
  'tweedle-rattle': rattle,
  'dormouse-treacle': honey,
  'dodo-thimble': thread,
};

/** Icons of the rewards of tea cards and of the forge, by name without number or chip. */
export const EFFECTS: Record<string, string> = {
  'place-units': meeple,
  'roll-shards': die,
  'gain-ally': bag,
  'shield-up': shield,
  'recruit-wonderlandian': rabbit,
  'unlock-ability': unlock,
  'discard-shards': shard,
  'gain-shards': shard,
  'place-castle': castle,
  'leader-strength': strong,
  'discard-madness': madness,
  'draw-quests': quest,
  'draw-and-discard': quest,
  'forge-from-bag': anvil,
  'gain-vp': laurels,
  'release-supporters': meeple,
  'castle-value': castle,
  'chip-strength': strong,
  'gain-strength': strong,
  'return-exhausted': bag,
  'move-supporters-in': meeple,
};

export const SIGNS = {
  anvil,
  bag,
  castle,
  die,
  laurels,
  madness,
  meeple,
  poison,
  quest,
  shard,
  shield,
  strong,
  teapot,
  unlock,
};

export const factionLook = (ref: string): Look => FACTIONS[ref] ?? { icon: teapot, colour: '#6b5a4a' };
export const regionLook = (ref: string): Look => REGIONS[ref] ?? { icon: garden, colour: '#6b5a4a' };
export const kindOf = (chip: string): string => chip.replace(/-(weak|strong|\d+)$/, '');

/** How a chip looks; faction chips wear the colours of their owner. */
export function chipLook(chip: string, faction: string | null): Look {
  if (chip.startsWith('faction-')) return factionLook(faction ?? '');
  const wonder = WONDERS[chip];
  return CHIPS[kindOf(chip)] ?? (wonder ? { icon: wonder, colour: ITEM } : factionLook(faction ?? ''));
}
