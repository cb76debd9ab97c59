import swords from 'icon:crossed-swords';
import teapot from 'icon:teapot';

import type { Event, Json } from '../../lib/api/types';
import type { Room } from '../../lib/table/room';
import { factionLook, SIGNS } from './art';
import Board from './Board.svelte';
import { brings } from './brings';
import Choices from './Choices.svelte';
import Facts from './Facts.svelte';
import Finale from './Finale.svelte';
import Mark from './Mark.svelte';
import Piece from './Piece.svelte';
import Progress from './Progress.svelte';
import { rewardName } from './sayings';
import { staging } from './staging';
import { ROMAN, see } from './view';

const ICONS: Record<string, string> = {
  CardTaken: teapot, TeaServed: teapot, HeadReached: teapot, PartyHeld: teapot, ShardsRolled: SIGNS.die, ShardsGained: SIGNS.shard, ShardsDiscarded: SIGNS.shard, ShardGiven: SIGNS.shard,
  SupportersPlaced: SIGNS.meeple, FigurePlaced: SIGNS.meeple, UnitMoved: SIGNS.meeple, UnitLost: SIGNS.meeple, LeaderPlaced: SIGNS.meeple, ChipGained: SIGNS.bag, ChipDrawn: SIGNS.bag,
  MadnessPlaced: SIGNS.madness, MadnessBlocked: SIGNS.shield, Busted: SIGNS.madness, BagRefreshed: SIGNS.bag, ShieldMended: SIGNS.shield, Forged: SIGNS.anvil, ArtifactGained: SIGNS.anvil,
  VpGained: SIGNS.laurels, CastleBuilt: SIGNS.castle, QuestsDrawn: SIGNS.quest, FeatDone: SIGNS.quest, LeaderGrew: SIGNS.strong, StrengthGained: SIGNS.strong, Advanced: SIGNS.strong,
  PowerUnlocked: SIGNS.unlock, PoisonPlaced: SIGNS.poison, PoisonTaken: SIGNS.poison, PoisonGiven: SIGNS.poison,
};

function chapter(events: Event[], at: number): { id: string; args: Record<string, number | string> } | null {
  const event = events[at];
  if (event?.type === 'TeaServed') return { id: 'chapter-tea', args: { round: ROMAN[Number(event['round'])] ?? '' } };
  if (event?.type === 'WarBegan') return { id: 'chapter-war', args: { round: ROMAN[Number(event['round'])] ?? '' } };
  if (event?.type === 'BattleBegan') return { id: 'chapter-battle', args: { region: String(event['region']) } };
  return null;
}

const room: Room = {
  staging: staging as unknown as Room['staging'],
  Board,
  Facts,
  Progress,
  Finale,
  Mark,
  Piece,
  Choices,
  chapter,
  icon: (event) => ICONS[event.type] ?? swords,

  seal(view: Json) {
    const shown = see(view);
    const mine = shown.players[shown.seat ?? 0]?.faction.ref ?? '';
    return { mark: mine === 'nobody' ? null : mine, colour: factionLook(mine).colour, rule: 'W-23' };
  },

  question(view, _options, words, asked) {
    const said = words.say(`prompt-${asked.prompt}`, asked.about as Record<string, Json>);
    const shown = see(view);
    const marker = shown.players[shown.seat ?? 0]?.marker ?? 0;
    if (asked.prompt === 'draw') return shown.symbols.includes(marker) ? `${said} ${words.say('draw-forge', { n: marker })}` : said;
    if (asked.path[0] === 'forge' && asked.path[1]) return words.say('question-track', { chip: asked.path[1] });
    const next = asked.path.length > 1 ? words.say('question-chosen', { what: words.name(asked.path.at(-1) ?? '') }) : '';
    return next ? `${said} ${next}` : said;
  },

  aside(view, seat) {
    const shown = see(view);
    return shown.phase === 'war' || (shown.phase === 'tea' && shown.turn !== seat);
  },

  sort: (refs) => refs,

  note(view, seat, ref, words) {
    const shown = see(view);
    const player = shown.players[seat];
    const gains = brings(player, [ref === 'top' || ref === 'bottom' ? 'half' : '', ref]);
    if (gains.length) return gains.map((gain) => rewardName(words, gain)).join(', ');
    const n = shown.stock[ref];
    return n !== undefined && shown.phase === 'tea' ? words.say('note-stock', { n }) : null;
  },
};

export default room;
