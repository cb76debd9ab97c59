import type { Event } from '../../lib/api/types';
import type { Move, Staging } from '../../lib/table/room';
import { type Player, seatOf, type WonderlandView } from './view';

type Change = (player: Player) => Partial<Player>;

function change(view: WonderlandView, seat: number, how: Change): WonderlandView {
  return { ...view, players: view.players.map((player) => (player.seat === seat ? { ...player, ...how(player) } : player)) };
}

const without = (chips: string[], chip: string): string[] => (chips.includes(chip) ? chips.toSpliced(chips.indexOf(chip), 1) : chips);
const add = (counts: Record<string, number>, ref: string, n: number): Record<string, number> => ({ ...counts, [ref]: Math.max(0, (counts[ref] ?? 0) + n) });
const bagged = (player: Player, n: number): Player['bag'] => ({ ...player.bag, count: Math.max(0, player.bag.count + n) });

function take(view: WonderlandView, seat: number, card: string): WonderlandView {
  const chair = view.chairs.find((one) => one.card?.ref === card);
  const head = view.head.filter((one) => one !== seat);
  const chairs = view.chairs.map((one) => ({ ...one, leader: one.leader === seat ? null : one.leader, card: one === chair ? null : one.card }));
  const seated = chairs.map((one) => (one.chair === chair?.chair ? { ...one, leader: seat, poisoned: false } : one));
  return change({ ...view, head, chairs: seated }, seat, (player) => ({ taken: player.taken + 1, chair: chair?.chair ?? null }));
}

function move(view: WonderlandView, seat: number, unit: string, from: string | null, to: string | null): WonderlandView {
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

function begin(view: WonderlandView, event: Event): WonderlandView {
  const region = String(event['region']);
  const who = (event['who'] as string[]).map(seatOf);
  const strengths = event['strengths'] as number[];
  const players = view.players.map((player) => {
    const place = who.indexOf(player.seat);
    return { ...player, fighting: place >= 0, marker: strengths[place] ?? 0, stopped: false, busted: false, played: null };
  });
  const value = view.regions.find((one) => one.ref === region)?.value ?? 0;
  return { ...view, players, battle: { region, draw: 0, value, fighters: who, winner: null, forges: 0 } };
}

/** Where things lie after the event: bookkeeping until the true view arrives. */
function advance(view: WonderlandView, event: Event): WonderlandView {
  const seat = seatOf(event['seat']);
  const chip = String(event['chip']);
  const region = String(event['region']);
  const n = Number(event['n']);
  switch (event.type) {
    case 'CardTaken': return take(view, seat, String(event['card']));
    case 'PoisonPlaced': return { ...view, chairs: view.chairs.map((one) => (one.card?.ref === event['card'] ? { ...one, poisoned: true } : one)) };
    case 'LeaderPlaced': return move({ ...view, chairs: view.chairs.map((one) => (one.leader === seat ? { ...one, leader: null } : one)), head: view.head.filter((one) => one !== seat) }, seat, 'leader', null, region);
    case 'SupportersPlaced': return change(view, seat, (player) => ({ supporters: add(player.supporters, region, n), supply: player.supply - n }));
    case 'FigurePlaced': return move(view, seat, String(event['figure']), null, region);
    case 'UnitMoved': return move(view, seat, String(event['unit']), region, String(event['to']));
    case 'UnitLost': return move(view, seat, String(event['unit']), region, null);
    case 'ShardsRolled': case 'ShardsGained': return change(view, seat, (player) => ({ shards: player.shards + n }));
    case 'ShardsDiscarded': return change(view, seat, (player) => ({ shards: player.shards - n }));
    case 'ShardGiven': return change(change(view, seat, (player) => ({ shards: player.shards - 1 })), seatOf(event['to']), (player) => ({ shards: player.shards + 1 }));
    case 'VpGained': return change(view, seat, (player) => ({ vp: player.vp + n }));
    case 'ChipGained': case 'ArtifactGained': return change(view, seat, (player) => ({ bag: bagged(player, 1) }));
    case 'CastleBuilt': return change(view, seat, (player) => ({ castles: { ...player.castles, [region]: event['upright'] ? 'upright' : 'lying' } }));
    case 'LeaderGrew': return change(view, seat, () => ({ strength: Number(event['strength']) }));
    case 'ShieldMended': return change(view, seat, () => ({ shield: true }));
    case 'BattleBegan': return begin(view, event);
    case 'Stopped': return change(view, seat, () => ({ stopped: true }));
    case 'ChipDrawn': return change(view, seat, (player) => ({ played: chip, bag: bagged(player, -1) }));
    case 'MadnessBlocked': return change(view, seat, (player) => ({ played: null, shield: false, bag: bagged(player, 1) }));
    case 'MadnessPlaced': return change(view, seat, (player) => ({ played: null, madness: [...player.madness, chip] }));
    case 'StrengthGained': case 'StrengthLost': case 'Advanced': case 'MarkerShifted': return change(view, seat, () => ({ marker: Number(event['marker']) }));
    case 'Busted': return change(view, seat, () => ({ busted: true, marker: 0 }));
    case 'BattleWon': return view.battle ? { ...view, battle: { ...view.battle, winner: seat } } : view;
    case 'Forged': return change(view, seat, (player) => ({ active: without(player.active, chip) }));
    case 'WonderTaken': return { ...view, market: view.market.filter((one) => one.ref !== event['card']) };
    default: return view;
  }
}

/** Which things fly for the event. */
function moves(view: WonderlandView, event: Event): Move[] {
  const seat = seatOf(event['seat']);
  const faction = view.players[seat]?.faction.ref ?? '';
  const chip = `chip:${String(event['chip'])}:${faction}`;
  const region = `region:${String(event['region'])}`;
  const fly = (from: string, to: string, face: string | null, lands = false): Move[] => [{ from, to, before: face, after: face, lands }];
  /** Somebody's place for a thing; where it is not drawn, that player. */
  const home = (thing: string, who = seat): string => `${thing}:${who}|player:${who}`;
  const table = `head|region:${view.battle?.region ?? ''}`;
  const chairOf = (card: unknown): string => `chair:${view.chairs.find((one) => one.card?.ref === card)?.chair ?? 0}`;
  switch (event.type) {
    case 'CardTaken': {
      const player = view.players[seat];
      const from = player?.chair ? `chair:${player.chair}` : 'head';
      return fly(from, chairOf(event['card']), `leader:${faction}`);
    }
    case 'PoisonPlaced': return fly(`player:${seat}`, chairOf(event['card']), 'poison');
    case 'LeaderPlaced': return fly(view.players[seat]?.chair ? `chair:${view.players[seat].chair}` : 'head', region, `leader:${faction}`);
    case 'SupportersPlaced': return fly(home('supply'), region, 'supporter');
    case 'FigurePlaced': return fly(home('bag'), region, `figure:${String(event['figure'])}:${faction}`);
    case 'UnitMoved': return fly(region, `region:${String(event['to'])}`, event['unit'] === 'leader' ? `leader:${faction}` : 'supporter');
    case 'ShardsRolled': case 'ShardsGained': return fly(table, home('shards'), 'shard');
    case 'VpGained': return fly(table, home('vp'), 'vp');
    case 'ShardGiven': return fly(home('shards'), home('shards', seatOf(event['to'])), 'shard');
    case 'ChipGained': return fly(`stock:${String(event['chip'])}|${table}`, home('bag'), chip);
    case 'WonderTaken': return fly(`market:${String(event['card'])}|${table}`, home('bag'), `wonder:${String(event['card'])}`);
    case 'CastleBuilt': return fly(home('castle'), region, 'castle');
    case 'ChipDrawn': return fly(home('bag'), `played:${seat}`, chip, true);
    case 'MadnessPlaced': return fly(`played:${seat}`, home('madness'), chip);
    case 'Forged': return fly(home('active'), `track:${seat}:${String(event['track'])}|player:${seat}`, chip);
    default: return [];
  }
}

const BEATS: Record<string, number> = {
  CardTaken: 150, LeaderPlaced: 200, BattleBegan: 900, Stopped: 220, ChipDrawn: 240, Advanced: 260, Busted: 700, BattleWon: 1200, BattleTied: 1200, NobodyWon: 1000, BetRevealed: 700, FeatDone: 800, Forged: 300,
  WarBegan: 500, TeaServed: 500,
};
const SOUNDS: Record<string, 'paper' | 'felt' | 'wood' | 'wax'> = {
  CardTaken: 'paper', LeaderPlaced: 'wood', SupportersPlaced: 'wood', ChipGained: 'felt', ChipDrawn: 'felt', MadnessPlaced: 'felt', Advanced: 'wood', BattleBegan: 'wax', BattleWon: 'wax', BetRevealed: 'paper', FeatDone: 'paper',
};

/** What happens to everybody in one draw is seen at once. */
const TOGETHER = new Set(['ChipDrawn', 'ShardsGained', 'VpGained', 'ChipGained', 'SupportersPlaced']);

export const staging: Staging<WonderlandView> = {
  advance,
  moves,
  beat: (event) => BEATS[event.type] ?? 0,
  sound: (event) => SOUNDS[event.type] ?? null,
  flows: (event) => TOGETHER.has(event.type),
};
