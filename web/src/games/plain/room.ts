import cardPlay from 'icon:card-play';

import type { Room } from '../../lib/table/room';
import Board from './Board.svelte';
import Facts from './Facts.svelte';
import Finale from './Finale.svelte';
import Empty from './Empty.svelte';

/** The room of games and editions without a room of their own: it shows the view, the question and the options as text. */
const room: Room = {
  staging: { advance: (view) => view, moves: () => [], beat: () => 250, sound: () => null },
  Board,
  Facts,
  Progress: Empty,
  Finale,
  Mark: Empty,
  Piece: Empty,
  seal: () => ({ mark: null, colour: '#6b5230', rule: '' }),
  question: (_view, _options, words, asked) => words.say(`prompt-${asked.prompt}`, asked.about),
  sort: (refs) => refs,
  note: () => null,
  chapter: () => null,
  icon: () => cardPlay,
};

export default room;
