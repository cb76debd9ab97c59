import type { Event, Json } from '../../lib/api/types';
import type { Room } from '../../lib/table/room';
import { factionLook, SIGNS } from './art';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import Facts from './Facts.svelte';
import Finale from './Finale.svelte';
import Mark from './Mark.svelte';
import Piece from './Piece.svelte';
import Progress from './Progress.svelte';
import { ruling } from './rulings';
import { aliases } from './speaking';
import { staging } from './staging';
import { isHex } from './hexes';
import { factionAt, see } from './view';

const ICONS: Record<string, string> = {
  JarBroken: SIGNS.lantern, UnitsMoved: SIGNS.paw, UnitMoved: SIGNS.paw, HaintSpawned: SIGNS.bones, CubesGained: SIGNS.cube, CubesLost: SIGNS.cube, WildGained: SIGNS.wolf, TokensDrawn: SIGNS.bag, TokensKept: SIGNS.bag,
  TokenStowed: SIGNS.bag, TokenCollected: SIGNS.scroll, TokenPlaced: SIGNS.scroll, TokenMoved: SIGNS.scroll, StormPlaced: SIGNS.lightning, TrailPlaced: SIGNS.footsteps, TrailTaken: SIGNS.footsteps, Attacked: SIGNS.swords,
  AttackFailed: SIGNS.swords, Clashed: SIGNS.swords, HaintKilled: SIGNS.swords, LegendHit: SIGNS.swords, TreeShaken: SIGNS.tree, PointsScored: SIGNS.laurels, SpoonTurned: SIGNS.spoon, RootPlaced: SIGNS.roots,
  RootsRemoved: SIGNS.roots, FireMade: SIGNS.fire, FlameAdded: SIGNS.flame, FlameRemoved: SIGNS.flame, FireOut: SIGNS.flame, HaintInfected: SIGNS.plague, HesterSummoned: SIGNS.witch, HesterKilled: SIGNS.witch,
  Devoured: SIGNS.witch, NestPlaced: SIGNS.nest, NestTaken: SIGNS.nest, OfferTaken: SIGNS.nest, OfferUsed: SIGNS.nest, QuestDone: SIGNS.quest, QuestDropped: SIGNS.quest, ArrowPlaced: SIGNS.fairy, Guessed: SIGNS.fairy,
  ItemFound: SIGNS.laurels, DollMoved: SIGNS.doll, DollTurned: SIGNS.doll, DollHidden: SIGNS.doll, LanternTaken: SIGNS.lantern, ObjectivePlaced: SIGNS.person, MatchEnded: SIGNS.laurels, CardPlayed: SIGNS.hand, CardDrawn: SIGNS.hand,
  CrossPlaced: SIGNS.cancel, FigureUnmasked: SIGNS.goblin, FigureRemoved: SIGNS.goblin, FiguresPlaced: SIGNS.goblin, FiguresSwapped: SIGNS.goblin, GridPushed: SIGNS.thread, TileTurned: SIGNS.quest, TileUsed: SIGNS.quest,
  RoundEnded: SIGNS.lantern, CardSunk: SIGNS.hand, CardsDiscarded: SIGNS.hand, ThingPlaced: SIGNS.cube, ThingRemoved: SIGNS.cube, SoloCardTurned: SIGNS.hand, AutomatonActivated: SIGNS.hand, SearchCubePlaced: SIGNS.cube,
  ItemHidden: SIGNS.nest, TurnTokenDrawn: SIGNS.bag, MapLaid: SIGNS.footsteps, HeroChosen: SIGNS.laurels, TrackChosen: SIGNS.scroll, HaintRemoved: SIGNS.bones, DollsLookedAt: SIGNS.doll,
};

const room: Room = {
  staging: staging as unknown as Room['staging'],
  Board,
  Facts,
  Progress,
  Finale,
  Mark,
  Piece,
  Choices,
  icon: (event: Event) => ICONS[event.type] ?? SIGNS.ghost,

  chapter(events, at): ReturnType<Room['chapter']> {
    const event = events[at];
    if (event?.type === 'RoundBegan') return { id: 'chapter-round', args: { round: Number(event['round']) }, instead: true };
    return null;
  },

  seal(view: Json, asked) {
    const shown = see(view);
    const faction = factionAt(shown, shown.seat ?? 0);
    return { mark: faction, colour: factionLook(faction).colour, rule: ruling(shown, faction, asked) };
  },

  question(_view, _options, words, asked) {
    const [verb = '', ...rest] = asked.path;
    const said = words.say(`prompt-${asked.prompt}`, asked.about);
    const hexes = rest.filter(isHex);
    if (verb === 'advance' && hexes.length === 1) return words.say('question-where', { hex: hexes[0] ?? '' });
    if (verb === 'advance' && hexes.length === 2) return words.say('question-who', { start: hexes[0] ?? '', end: hexes[1] ?? '' });
    if (rest.length > 0) return `${said} ${words.say('question-chosen', { what: rest.map((ref) => words.name(ref, '', verb)).join(', ') })}`;
    return said;
  },

  aside(view, seat) {
    const shown = see(view);
    return shown.turn !== null && shown.turn !== factionAt(shown, seat);
  },

  aliases: (view) => aliases(see(view)),
  sort: (refs) => refs,

  note(view, _seat, ref, words) {
    const shown = see(view);
    const hex = shown.hexes.find((one) => one.ref === ref);
    return hex ? words.name(hex.terrain) : null;
  },
};

export default room;
