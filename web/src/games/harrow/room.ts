import type { AskedOf } from '../../lib/table/contract';
import { asRoom } from '../../lib/table/room';
import { factionLook, SIGNS } from './art';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import type { Event, Questions, View } from './contract';
import Facts from './Facts.svelte';
import Finale from './Finale.svelte';
import { preview } from './preview';
import { isHex } from './hexes';
import Mark from './Mark.svelte';
import { moveSource } from './group-moves';
import Piece from './Piece.svelte';
import { palette } from './palette';
import { pointing } from './pointing.svelte';
import Progress from './Progress.svelte';
import { factionAt } from './sides';
import { splitQuestion } from './texts';
import { staging } from './staging';

export default asRoom<View, Event, AskedOf<Questions>>({
  staging,
  palette,
  night: true,
  turn: (view) => `${view.round}/${view.turn}/${view.jar}`,
  whole: true,
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
    if (event?.type === 'RootPlaced' && event.start === 'outside')
      return { id: 'chapter-turn', args: { side: 'hester' } };
    if (event?.type === 'NestPlaced' && before !== 'NestPlaced')
      return { id: 'chapter-turn', args: { side: 'fair-folk' } };
    return event?.type === 'AutomatonActivated' ? { id: 'chapter-automaton', args: { side: event.side } } : null;
  },

  part(events, at) {
    const event = events[at];
    return event?.type === 'RoundBegan' ? { id: 'chapter-round', args: { round: event.round } } : null;
  },

  // only the two rivals count points; Hester and the Fair Folk play for something else
  scores: (view) => view.seats.map((faction) => view.sides[faction]?.vp ?? null),

  seal(view) {
    const faction = factionAt(view, view.seat ?? 0);
    return { mark: faction, colour: factionLook(faction).colour, rule: 'H-53' };
  },

  question(_view, options, words, asked) {
    const aimed = pointing.chosenAttackAmong(options);
    if (aimed) return words.say('question-attack', { start: aimed.from, end: aimed.to });
    const [verb = '', ...rest] = asked.path;
    const start = moveSource(asked.path);
    if (start !== null) return words.say('question-where', { hex: start });
    const [sentence] = splitQuestion(
      asked.prompt,
      asked.prompt === 'act' && words.has(`question-act-${asked.about.kind}`)
        ? words.say(`question-act-${asked.about.kind}`, asked.about)
        : words.say(`prompt-${asked.prompt}`, asked.about),
    );
    // hexes are shown as chosen on the map, so only other things are named
    const named = rest.filter((ref) => !isHex(ref));
    return named.length > 0
      ? `${sentence} ${words.say('question-chosen', { what: named.map((ref) => words.name(ref, '', verb)).join(', ') })}`
      : sentence;
  },

  aside: (view, seat) => view.turn !== null && view.turn !== factionAt(view, seat),

  aliases: (view) => view.called,
  preview,

  sort: (refs) => refs,

  note(view, _seat, ref, words) {
    const hex = view.hexes.find((one) => one.ref === ref);
    return hex ? words.name(hex.terrain) : null;
  },
});
