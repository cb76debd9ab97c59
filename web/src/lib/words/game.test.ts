import { describe, expect, test } from 'vitest';

import { GameWords } from './game';
import { capital, mark, parts, plain } from './rich';

const TEXT = `
ref-goblins = Goblin { $n }
ref-deck = the deck
option-play = Play { $a }
prompt-lead = Lead a card
event-card-played = { $seat } plays { $card }.
ref-strength = { $n } siła
    .accusative = { $n } siłę
event-gained = { $seat } zdobywa { $what_accusative }.
option-gain = Zdobądź { $a_accusative }
event-trick-won = { $winner } takes { $taken }.
`;
const words = new GameWords('en', [TEXT], () => ['Jana', 'Petr']);

describe('names', () => {
  test('a numbered reference is its stem with the number', () => expect(words.name('goblins-7')).toBe('Goblin 7'));
  test('a reference with its own message uses it', () => expect(words.name('deck')).toBe('the deck'));
  test('a seat is the player', () => expect(words.name('p1')).toBe('Petr'));
  test('a compound joins its parts', () => expect(words.name('goblins-1+deck')).toBe('Goblin 1 + the deck'));
  test('an unknown reference is itself', () => expect(words.name('h3-2')).toBe('h3-2'));
});

describe('things in a row', () => {
  const text = `
and = { $most } and { $last }
ref-group-haint = { $n ->
    [one] { $n } haint
   *[other] { $n } haints
 }
ref-legend = legend
ref-emmy = Emmy
ref-doll = doll
option-advance = Advance: { $a }
option-break = Break { $a }
event-units-moved = { $units } go.
`;
  const rows = new GameWords('en', [text], () => []);
  rows.aliases = () => ({ 'advance/legend': 'emmy', 'red-legend': 'emmy' });

  test('alike ones are counted, the last is joined', () => {
    expect(rows.name('haint+haint+legend')).toBe('2 haints and legend');
    expect(rows.name('haint+legend+doll')).toBe('1 haint, legend and doll');
    expect(plain(rows.event({ type: 'UnitsMoved', seq: 1, units: ['group-haint-2', 'red-legend'] }) ?? '')).toBe('2 haints and Emmy go.');
  });
  test('a thing may go by another name where an option means it so', () => {
    expect(rows.option('advance/haint+haint+legend')).toBe('Advance: 2 haints and Emmy');
    expect(rows.option('break/legend')).toBe('Break legend');
  });
});

describe('sentences', () => {
  test('an option is its verb with the names', () => expect(words.option('play/goblins-7')).toBe('Play Goblin 7'));
  test('an unknown verb is still readable', () => expect(words.option('hop/goblins-7')).toBe('hop · Goblin 7'));

  test('an event marks the names in it', () => {
    const said = words.event({ type: 'CardPlayed', seq: 3, seat: 'p0', card: 'goblins-7' }) ?? '';
    expect(plain(said)).toBe('Jana plays Goblin 7.');
    expect(parts(said).filter((part) => part.ref)).toEqual([
      { text: 'Jana', ref: 'p0' },
      { text: 'Goblin 7', ref: 'goblins-7' },
    ]);
  });

  test('a list of references becomes a list of names', () => {
    const said = words.event({ type: 'TrickWon', seq: 4, winner: 'p1', taken: ['goblins-1', 'goblins-2'] }) ?? '';
    expect(plain(said)).toBe('Petr takes Goblin 1, Goblin 2.');
  });

  test('the object of a verb stands in its own form, if it has one', () => {
    expect(plain(words.event({ type: 'Gained', seq: 5, seat: 'p0', what: 'strength-1+deck' }) ?? '')).toBe('Jana zdobywa 1 siłę + the deck.');
    expect(words.option('gain/strength-1')).toBe('Zdobądź 1 siłę');
    expect(words.name('strength-1')).toBe('1 siła');
  });

  test('an event without a message is silent', () => expect(words.event({ type: 'Shuffled', seq: 0 })).toBeNull());
});

describe('the beginning of a sentence', () => {
  test('is a large letter', () => expect(capital('slabá růže')).toBe('Slabá růže'));
  test('also where it is the name of a thing', () => expect(plain(capital(`${mark('deck', 'čelo stolu')} je prázdné.`))).toBe('Čelo stolu je prázdné.'));
  test('but a player is written as they write themselves', () => expect(plain(capital(`${mark('p0', 'jana')} hraje.`))).toBe('jana hraje.'));
});
