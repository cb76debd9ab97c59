import type { AskedOf } from '../../lib/table/contract';
import { furnished } from '../../lib/table/room';
import { factionLook, SIGNS } from './art';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import type { Event, Questions, View } from './contract';
import Facts from './Facts.svelte';
import Finale from './Finale.svelte';
import { isHex } from './hexes';
import Mark from './Mark.svelte';
import Piece from './Piece.svelte';
import Progress from './Progress.svelte';
import { factionAt } from './sides';
import { aliases } from './speaking';
import { staging } from './staging';

export default furnished<View, Event, AskedOf<Questions>>({
  staging,
  Board,
  Facts,
  Progress,
  Finale,
  Mark,
  Piece,
  Choices,
  icon: (event) => staging.icon(event) ?? SIGNS.ghost,

  chapter(events, at): { id: string; args: Record<string, number | string>; instead?: boolean } | null {
    const event = events[at];
    const before = events[at - 1]?.type;
    if (event?.type === 'RoundBegan') return { id: 'chapter-round', args: { round: event.round }, instead: true };
    if (event?.type === 'JarBroken') return { id: 'chapter-turn', args: { side: event.side } };
    if (event?.type === 'RootPlaced' && event.start === 'outside') return { id: 'chapter-turn', args: { side: 'hester' } };
    if (event?.type === 'NestPlaced' && before !== 'NestPlaced') return { id: 'chapter-turn', args: { side: 'fair-folk' } };
    return event?.type === 'AutomatonActivated' ? { id: 'chapter-automaton', args: { side: event.side } } : null;
  },

  seal(view) {
    const faction = factionAt(view, view.seat ?? 0);
    return { mark: faction, colour: factionLook(faction).colour, rule: 'H-53' };
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

  aside: (view, seat) => view.turn !== null && view.turn !== factionAt(view, seat),
  goal(view, seat, words) {
    const faction = factionAt(view, seat);
    if (faction === 'hester') return words.say('goal-hester', { count: Object.values(view.hester?.squares ?? {}).flat().filter((square) => square.length > 0).length });
    if (faction === 'fair-folk') return words.say('goal-fair-folk', { count: view.fair?.found.length ?? 0 });
    return words.say(`goal-${faction}`, { points: view.sides[faction]?.vp ?? 0 });
  },

  aliases,
  sort: (refs) => refs,

  note(view, _seat, ref, words) {
    const hex = view.hexes.find((one) => one.ref === ref);
    return hex ? words.name(hex.terrain) : null;
  },
});
