import swords from 'icon:crossed-swords';
import teapot from 'icon:teapot';

import { type SeatRef, seatOf } from '../../lib/table/contract';
import type { Move } from '../../lib/table/room';
import { stage } from '../../lib/table/staging';
import { SIGNS } from './art';
import type { Events, Player, View } from './contract';

const without = (chips: string[], chip: string): string[] =>
  chips.includes(chip) ? chips.toSpliced(chips.indexOf(chip), 1) : chips;
const add = (counts: Record<string, number>, ref: string, n: number): Record<string, number> => ({
  ...counts,
  [ref]: Math.max(0, (counts[ref] ?? 0) + n),
});
const bagged = (player: Player, n: number): Player['bag'] => ({
  ...player.bag,
  count: Math.max(0, player.bag.count + n),
});

function change(view: View, seat: SeatRef, how: (player: Player) => Partial<Player>): View {
  return {
    ...view,
    players: view.players.map((player) => (player.seat === seatOf(seat) ? { ...player, ...how(player) } : player)),
  };
}

function take(view: View, ref: SeatRef, card: string): View {
  const seat = seatOf(ref);
  const chair = view.chairs.find((one) => one.card?.ref === card);
  const head = view.head.filter((one) => one !== seat);
  const chairs = view.chairs.map((one) => ({
    ...one,
    leader: one.leader === seat ? null : one.leader,
    card: one === chair ? null : one.card,
  }));
  const seated = chairs.map((one) => (one.chair === chair?.chair ? { ...one, leader: seat, poisoned: false } : one));
  return change({ ...view, head, chairs: seated }, ref, (player) => ({
    taken: player.taken + 1,
    chair: chair?.chair ?? null,
  }));
}

function move(view: View, seat: SeatRef, unit: string, from: string | null, to: string | null): View {
  return change(view, seat, (player) => {
    if (unit === 'leader') return { leader: to };
    if (unit === 'supporter') {
      const left = from ? add(player.supporters, from, -1) : player.supporters;
      return { supporters: to ? add(left, to, 1) : left };
    }
    const figures = { ...player.figures };
    if (from) figures[from] = without(figures[from] ?? [], unit);
    if (to) figures[to] = [...(figures[to] ?? []), unit];
    return { figures };
  });
}

function lead(view: View, seat: SeatRef, region: string): View {
  const leaves = (one: number | null): boolean => one === seatOf(seat);
  const chairs = view.chairs.map((one) => (leaves(one.leader) ? { ...one, leader: null } : one));
  return move({ ...view, chairs, head: view.head.filter((one) => !leaves(one)) }, seat, 'leader', null, region);
}

function begin(view: View, region: string, who: number[], strengths: number[]): View {
  const players = view.players.map((player) => {
    const place = who.indexOf(player.seat);
    return {
      ...player,
      fighting: place >= 0,
      marker: strengths[place] ?? 0,
      stopped: false,
      busted: false,
      played: null,
    };
  });
  const value = view.regions.find((one) => one.ref === region)?.value ?? 0;
  return {
    ...view,
    players,
    battle: { region, draw: 0, value, fighters: who, decided: false, winner: null, forges: 0, placing: [] },
  };
}

const fly = (from: string, to: string, face: string | null, lands = false): Move[] => [
  { from, to, before: face, after: face, lands },
];
/** The anchor of a player's thing, or else of the player. */
const home = (thing: string, seat: SeatRef): string => `${thing}:${seatOf(seat)}|player:${seatOf(seat)}`;
const factionOf = (view: View, seat: SeatRef): string => view.players[seatOf(seat)]?.faction.ref ?? '';
const chipFace = (view: View, seat: SeatRef, chip: string): string => `chip:${chip}:${factionOf(view, seat)}`;
const leaderFace = (view: View, seat: SeatRef): string => `leader:${factionOf(view, seat)}`;
const middle = (view: View): string => `head|region:${view.battle?.region ?? ''}`;
const chairOf = (view: View, card: string): string =>
  `chair:${view.chairs.find((one) => one.card?.ref === card)?.chair ?? 0}`;
const standing = (view: View, seat: SeatRef): string => {
  const chair = view.players[seatOf(seat)]?.chair;
  return chair ? `chair:${chair}` : 'head';
};
const marked = (view: View, { seat, marker }: { seat: SeatRef; marker: number }): View =>
  change(view, seat, () => ({ marker }));

export const staging = stage<View, Events>({
  TableLaid: {},
  RegionRemoved: {},
  MarkerMoved: { icon: swords, advance: (view, { region }) => ({ ...view, marker: region }) },
  FirstPlayer: {},
  FactionChosen: {},
  QuestsDrawn: { icon: SIGNS.quest },
  QuestReturned: {},
  QuestDiscarded: { icon: SIGNS.quest },
  TeaServed: { icon: teapot, beat: 500 },
  HeadReached: { icon: teapot },
  TableRefilled: { icon: teapot },
  PartyHeld: { icon: teapot },
  CardTaken: {
    icon: teapot,
    beat: 150,
    sound: 'paper',
    advance: (view, { seat, card }) => take(view, seat, card),
    moves: (view, { seat, card }) => fly(standing(view, seat), chairOf(view, card), leaderFace(view, seat)),
  },
  LeaderPlaced: {
    icon: SIGNS.meeple,
    beat: 200,
    sound: 'wood',
    advance: (view, { seat, region }) => lead(view, seat, region),
    moves: (view, { seat, region }) => fly(standing(view, seat), `region:${region}`, leaderFace(view, seat)),
  },
  PoisonPlaced: {
    icon: SIGNS.poison,
    advance: (view, { card }) => ({
      ...view,
      chairs: view.chairs.map((one) => (one.card?.ref === card ? { ...one, poisoned: true } : one)),
    }),
    moves: (view, { seat, card }) => fly(`player:${seatOf(seat)}`, chairOf(view, card), 'poison'),
  },
  PoisonTaken: { icon: SIGNS.poison },
  PoisonReturned: { icon: SIGNS.poison },
  ShardsRolled: {
    icon: SIGNS.die,
    advance: (view, { seat, n }) => change(view, seat, (player) => ({ shards: player.shards + n })),
    moves: (view, { seat }) => fly(middle(view), home('shards', seat), 'shard'),
  },
  ShardsGained: {
    icon: SIGNS.shard,
    flows: true,
    advance: (view, { seat, n }) => change(view, seat, (player) => ({ shards: player.shards + n })),
    moves: (view, { seat }) => fly(middle(view), home('shards', seat), 'shard'),
  },
  ShardsDiscarded: {
    icon: SIGNS.shard,
    advance: (view, { seat, n }) => change(view, seat, (player) => ({ shards: player.shards - n })),
  },
  ShardGiven: {
    icon: SIGNS.shard,
    advance: (view, { seat, to }) =>
      change(
        change(view, seat, (player) => ({ shards: player.shards - 1 })),
        to,
        (player) => ({ shards: player.shards + 1 }),
      ),
    moves: (_, { seat, to }) => fly(home('shards', seat), home('shards', to), 'shard'),
  },
  TeaEnded: {},
  SupportersPlaced: {
    icon: SIGNS.meeple,
    sound: 'wood',
    flows: true,
    advance: (view, { seat, n, region }) =>
      change(view, seat, (player) => ({ supporters: add(player.supporters, region, n), supply: player.supply - n })),
    moves: (view, { seat, region }) =>
      fly(home('supply', seat), `region:${region}`, `supporter:${factionOf(view, seat)}`),
  },
  FigurePlaced: {
    icon: SIGNS.meeple,
    advance: (view, { seat, figure, region }) => move(view, seat, figure, null, region),
    moves: (view, { seat, figure, region }) =>
      fly(home('bag', seat), `region:${region}`, `figure:${figure}:${factionOf(view, seat)}`),
  },
  UnitMoved: {
    icon: SIGNS.meeple,
    advance: (view, { seat, unit, region, to }) => move(view, seat, unit, region, to),
    moves: (view, { seat, unit, region, to }) =>
      fly(
        `region:${region}`,
        `region:${to}`,
        unit === 'leader'
          ? leaderFace(view, seat)
          : unit === 'supporter'
            ? `supporter:${factionOf(view, seat)}`
            : `figure:${unit}:${factionOf(view, seat)}`,
      ),
  },
  ChipGained: {
    icon: SIGNS.bag,
    sound: 'felt',
    flows: true,
    advance: (view, { seat }) => change(view, seat, (player) => ({ bag: bagged(player, 1) })),
    moves: (view, { seat, chip }) =>
      fly(`stock:${chip}|${middle(view)}`, home('bag', seat), chipFace(view, seat, chip)),
  },
  MadnessDiscarded: { icon: SIGNS.madness },
  ShieldMended: { icon: SIGNS.shield, advance: (view, { seat }) => change(view, seat, () => ({ shield: true })) },
  WonderTaken: {
    advance: (view, { card }) => ({ ...view, market: view.market.filter((one) => one.ref !== card) }),
    moves: (view, { seat, card }) => fly(`market:${card}|${middle(view)}`, home('bag', seat), `wonder:${card}`),
  },
  MarketFilled: {},
  LocalDrawn: {},
  PowerUnlocked: { icon: SIGNS.unlock },
  CastleBuilt: {
    icon: SIGNS.castle,
    sound: 'wood',
    advance: (view, { seat, region, upright }) =>
      change(view, seat, (player) => ({ castles: { ...player.castles, [region]: upright ? 'upright' : 'lying' } })),
    moves: (_, { seat, region }) => fly(home('castle', seat), `region:${region}`, 'castle'),
  },
  LeaderGrew: { icon: SIGNS.strong, advance: (view, { seat, strength }) => change(view, seat, () => ({ strength })) },
  VpGained: {
    icon: SIGNS.laurels,
    flows: true,
    advance: (view, { seat, n }) => change(view, seat, (player) => ({ vp: player.vp + n })),
    moves: (view, { seat }) => fly(middle(view), home('vp', seat), 'vp'),
  },
  VpTaken: {
    icon: SIGNS.laurels,
    advance: (view, { seat, n, victim }) =>
      change(
        change(view, seat, (player) => ({ vp: player.vp + n })),
        victim,
        (player) => ({ vp: player.vp - n }),
      ),
    moves: (_, { seat, victim }) => fly(home('vp', victim), home('vp', seat), 'vp'),
  },
  SupportersReleased: {
    icon: SIGNS.meeple,
    advance: (view, { seat, n }) =>
      change(view, seat, (player) => ({ supply: player.supply + n, locked: player.locked - n })),
  },
  CastlesGrew: {
    icon: SIGNS.castle,
    advance: (view, { seat, value }) => change(view, seat, () => ({ castle_value: value })),
  },
  WarBegan: { icon: swords, beat: 500 },
  BattleBegan: {
    icon: swords,
    beat: 900,
    sound: 'wax',
    advance: (view, { region, who, strengths }) => begin(view, region, who.map(seatOf), strengths),
  },
  Uncontested: { icon: swords, beat: 500 },
  BetsPlaced: { icon: swords },
  OrderDrawn: {},
  Stopped: { beat: 220, advance: (view, { seat }) => change(view, seat, () => ({ stopped: true })) },
  DrawForced: { icon: SIGNS.bag },
  ChipDrawn: {
    icon: SIGNS.bag,
    beat: 240,
    sound: 'felt',
    flows: true,
    advance: (view, { seat, chip }) => change(view, seat, (player) => ({ played: chip, bag: bagged(player, -1) })),
    moves: (view, { seat, chip }) => fly(home('bag', seat), `played:${seatOf(seat)}`, chipFace(view, seat, chip), true),
  },
  ChipsLookedAt: { icon: SIGNS.bag },
  BagRefilled: { icon: SIGNS.bag },
  MadnessBlocked: {
    icon: SIGNS.shield,
    advance: (view, { seat }) =>
      change(view, seat, (player) => ({ played: null, shield: false, bag: bagged(player, 1) })),
  },
  MadnessPlaced: {
    icon: SIGNS.madness,
    sound: 'felt',
    advance: (view, { seat, chip }) =>
      change(view, seat, (player) => ({ played: null, madness: [...player.madness, chip] })),
    moves: (view, { seat, chip }) => fly(`played:${seatOf(seat)}`, home('madness', seat), chipFace(view, seat, chip)),
  },
  UnitLost: { icon: SIGNS.meeple, advance: (view, { seat, unit, region }) => move(view, seat, unit, region, null) },
  Busted: {
    icon: SIGNS.madness,
    beat: 700,
    advance: (view, { seat }) => change(view, seat, () => ({ busted: true, marker: 0 })),
  },
  BagRefreshed: { icon: SIGNS.bag },
  AbilityUsed: { icon: SIGNS.unlock },
  ChipReturned: { icon: SIGNS.bag },
  ChipRemoved: { icon: SIGNS.bag },
  ChipsSwapped: { icon: SIGNS.bag },
  StrengthGained: { icon: SIGNS.strong, advance: marked },
  StrengthLost: { icon: SIGNS.strong, advance: marked },
  Advanced: { icon: SIGNS.strong, beat: 260, sound: 'wood', advance: marked },
  MarkerShifted: { icon: SIGNS.strong, advance: marked },
  NextChipWeakened: { icon: SIGNS.strong },
  PoisonGiven: { icon: SIGNS.poison },
  BattleWon: {
    icon: SIGNS.laurels,
    beat: 1200,
    sound: 'wax',
    advance: (view, { seat }) => (view.battle ? { ...view, battle: { ...view.battle, winner: seatOf(seat) } } : view),
  },
  BattleTied: { icon: swords, beat: 1200 },
  NobodyWon: { icon: swords, beat: 1000 },
  FeatDone: { icon: SIGNS.quest, beat: 800, sound: 'paper' },
  Forged: {
    icon: SIGNS.anvil,
    beat: 300,
    advance: (view, { seat, chip }) => change(view, seat, (player) => ({ active: without(player.active, chip) })),
    moves: (view, { seat, chip, track }) =>
      fly(home('active', seat), `track:${seatOf(seat)}:${track}|player:${seatOf(seat)}`, chipFace(view, seat, chip)),
  },
  ArtifactGained: {
    icon: SIGNS.anvil,
    advance: (view, { seat }) => change(view, seat, (player) => ({ bag: bagged(player, 1) })),
  },
  BetRevealed: { beat: 700, sound: 'paper' },
  WarEnded: { icon: swords },
  FigureLeft: { icon: SIGNS.meeple },
  Scored: {},
});
