import ancientRuins from 'icon:ancient-ruins';
import anvil from 'icon:anvil';
import barbarian from 'icon:barbarian';
import batSwarm from 'icon:evil-bat';
import bear from 'icon:bear-head';
import bowman from 'icon:bowman';
import campTent from 'icon:camping-tent';
import castle from 'icon:castle';
import cathedral from 'icon:saint-basil-cathedral';
import cauldron from 'icon:cauldron';
import chest from 'icon:mimic-chest';
import cleaver from 'icon:meat-cleaver';
import cloak from 'icon:cloak-dagger';
import crow from 'icon:crow-dive';
import crownedSkull from 'icon:crowned-skull';
import crystalBall from 'icon:crystal-ball';
import dragon from 'icon:dragon-head';
import elvenCastle from 'icon:elven-castle';
import evilTree from 'icon:evil-tree';
import farmer from 'icon:farmer';
import flamingSkull from 'icon:burning-skull';
import gargoyle from 'icon:gargoyle';
import ghost from 'icon:floating-ghost';
import giant from 'icon:giant';
import goblin from 'icon:goblin-head';
import goblinKing from 'icon:goblin';
import golem from 'icon:rock-golem';
import hand from 'icon:robber-hand';
import harbor from 'icon:harbor-dock';
import hills from 'icon:hills';
import imp from 'icon:imp-laugh';
import jelly from 'icon:transparent-slime';
import keep from 'icon:white-tower';
import knight from 'icon:mounted-knight';
import leech from 'icon:leeching-worm';
import lizard from 'icon:lizardman';
import lotus from 'icon:lotus-flower';
import miner from 'icon:miner';
import monk from 'icon:monk-face';
import obelisk from 'icon:obelisk';
import ogre from 'icon:ogre';
import orc from 'icon:orc-head';
import owl from 'icon:owl';
import palace from 'icon:indian-palace';
import palisade from 'icon:palisade';
import pillar from 'icon:djed-pillar';
import priestess from 'icon:holy-symbol';
import rogue from 'icon:hooded-assassin';
import rogueHarbor from 'icon:galleon';
import seaDragon from 'icon:sea-dragon';
import shatteredHand from 'icon:skeletal-hand';
import skeleton from 'icon:skeleton';
import spider from 'icon:spider-alt';
import spiderQueen from 'icon:masked-spider';
import stronghold from 'icon:locked-fortress';
import sunPriest from 'icon:sun-priest';
import swapBag from 'icon:swap-bag';
import swordman from 'icon:swordman';
import tears from 'icon:tear-tracks';
import thief from 'icon:lock-picking';
import thievingImp from 'icon:imp';
import thorn from 'icon:thorny-vine';
import treeFace from 'icon:tree-face';
import troll from 'icon:troll';
import truce from 'icon:truce';
import trumpet from 'icon:trumpet-flag';
import warlock from 'icon:warlock-hood';
import warlord from 'icon:warlord-helmet';
import watcher from 'icon:watchtower';
import web from 'icon:spider-web';
import wingedSword from 'icon:winged-sword';
import witch from 'icon:witch-face';
import wizard from 'icon:wizard-face';
import eye from 'icon:third-eye';
import corrupted from 'icon:cultist';

import { DUKES } from './dukes';
import type { Face, Role } from './contract';

/** The figure of every card; the dukes' figures are in `dukes.ts`. */
export const FIGURES: Record<string, string> = {
  'starter-peasant': farmer,
  'starter-knight': knight,
  'starter-herald': trumpet,
  cleric: sunPriest,
  monk,
  merchant: swapBag,
  blacksmith: anvil,
  mercenary: cloak,
  alchemist: cauldron,
  archer: bowman,
  wizard,
  peasant: farmer,
  knight,
  rogue,
  thief,
  champion: swordman,
  warlord,
  paladin: wingedSword,
  priestess,
  butcher: cleaver,
  miner,
  goblin,
  'goblin-mage': warlock,
  'goblin-king': goblinKing,
  skeleton,
  'flaming-skeleton': flamingSkull,
  'skeleton-king': crownedSkull,
  treant: treeFace,
  'bane-spider': spider,
  'spider-queen': spiderQueen,
  owlbear: owl,
  giant,
  troll,
  'dire-bear': bear,
  'orc-warrior': orc,
  'orc-chieftain': barbarian,
  gargoyle,
  wraith: ghost,
  'witch-queen': witch,
  'gelatinous-cube': jelly,
  basilisk: lizard,
  'swamp-dragon': seaDragon,
  kobolds: imp,
  'gold-golem': golem,
  'red-dragon': dragon,
  'corrupted-cleric': corrupted,
  'giant-leech': leech,
  'bat-swarm': batSwarm,
  sorcerer: ogre,
  mimic: chest,
  'kobold-thieves': thievingImp,
  'foxgrove-palisade': palisade,
  'the-desert-orchid': lotus,
  'emerald-stronghold': stronghold,
  'pratchetts-plateau': elvenCastle,
  'cathedral-of-st-aquila': cathedral,
  'darktide-harbour': harbor,
  'cloudriders-camp': campTent,
  'the-orb-of-urdr': crystalBall,
  'rogues-landing': rogueHarbor,
  'blood-crow-army': crow,
  'eye-of-asteraten': eye,
  'cutthroats-truce': truce,
  'halfpenny-hill': hills,
  'shattered-hand': shatteredHand,
  'forgotten-sorrows': tears,
  'watcher-on-the-water': watcher,
  'gargans-embrace': evilTree,
  'nest-of-the-weaver-witch': web,
  'palace-of-the-dawn': palace,
  'grimmwater-keep': keep,
  'the-violet-thorn': thorn,
  'purloiners-perch': hand,
  'golden-obelisk-of-nae': obelisk,
  'monolith-of-ostendaar': pillar,
  ...DUKES,
};

const UNKNOWN: Record<Face['kind'], string> = {
  starter: farmer,
  citizen: swordman,
  monster: ogre,
  event: warlock,
  domain: castle,
  duke: ancientRuins,
};

export const figureOf = (card: string, face: Face | undefined): string =>
  FIGURES[card] ?? UNKNOWN[face?.kind ?? 'monster'];

const ROLE_FIELDS: Record<Role, string> = { worker: '#a5703a', soldier: '#9c463e', shadow: '#564d68', holy: '#a8832a' };
const AREA_FIELDS: Record<string, string> = {
  hills: '#6c8f3c',
  ruins: '#9a4a2e',
  forest: '#2f5b46',
  valley: '#5b7fa3',
  mountains: '#6a6288',
  barrens: '#8c6a45',
  swamp: '#55702f',
  caverns: '#7a3f4c',
};

/** The background colour of a card: by role, by area or by kind. */
export function fieldOf(face: Face | undefined): string {
  if (!face) return '#5d5348';
  if (face.kind === 'citizen' && face.role) return ROLE_FIELDS[face.role];
  if (face.kind === 'monster') return AREA_FIELDS[face.area ?? ''] ?? '#5b2330';
  return {
    starter: '#7d6b55',
    citizen: '#7d6b55',
    monster: '#5b2330',
    event: '#4a2440',
    domain: '#2f6a66',
    duke: '#6b3f86',
  }[face.kind];
}
