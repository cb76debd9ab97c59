import { describe, expect, test } from 'vitest';

import {
  choices,
  groupByVerb,
  unitCounts,
  isBold,
  isLaidOut,
  litHexes,
  showsArrowNumbers,
  completeOption,
  showsCost,
  waysToHex,
  waysToThing,
} from './options';

const KEYS = [
  'done',
  'strengthen',
  'advance/h-21/h-20/haint+haint',
  'advance/h-21/h-20/haint',
  'advance/h-21/h-14/haint',
  'spawn/h-21',
  'spawn/h-22',
];

describe('what lights up on the map', () => {
  test('at first the hexes where something can begin', () =>
    expect([...litHexes(KEYS, [])].sort()).toEqual(['h-21', 'h-22']));
  test('then where it can go', () => expect([...litHexes(KEYS, ['advance', 'h-21'])]).toEqual(['h-20', 'h-14']));
  test('a hex may mean two things', () =>
    expect(waysToHex(KEYS, [], 'h-21')).toEqual([
      ['advance', 'h-21'],
      ['spawn', 'h-21'],
    ]));
  test('the last hex sends the option if one group is left', () => {
    expect(completeOption(KEYS, ['advance', 'h-21', 'h-14'])).toBe('advance/h-21/h-14/haint');
    expect(completeOption(KEYS, ['advance', 'h-21', 'h-20'])).toBeNull();
    expect(completeOption(['march/blue-haint/h-1/h-2'], ['march', 'blue-haint', 'h-1'])).toBeNull();
  });
  test('arrows show their numbers where they are chosen by them', () =>
    expect([
      showsArrowNumbers(['done', 'area/1']),
      showsArrowNumbers(['drop-arrow/8']),
      showsArrowNumbers(KEYS),
    ]).toEqual([true, true, false]));
  test('flags stand where an advance goes', () =>
    expect([showsCost(['advance', 'h-21']), showsCost(['march', 'h-21']), showsCost([])]).toEqual([
      true,
      false,
      false,
    ]));
});

describe('what the question offers', () => {
  test('choices without a hex, going on last', () =>
    expect(choices(KEYS, []).map((choice) => choice.key)).toEqual(['strengthen', 'done']));
  test('groups after source and destination', () =>
    expect(choices(KEYS, ['advance', 'h-21', 'h-20']).map((choice) => choice.key)).toEqual([
      'advance/h-21/h-20/haint+haint',
      'advance/h-21/h-20/haint',
    ]));
  test('a card that may cover another is asked about', () => {
    const keys = ['play/sloth', 'play/sloth/protege', 'end'];
    expect(choices(keys, []).map((choice) => [choice.way.join('/'), choice.key])).toEqual([
      ['play/sloth', null],
      ['end', 'end'],
    ]);
    expect(choices(keys, ['play', 'sloth']).map((choice) => choice.key)).toEqual(['play/sloth', 'play/sloth/protege']);
  });
  test('what is laid on the map may be chosen first, if it could be one of several', () => {
    const keys = ['nest/spawn-1/h-1', 'nest/spawn-2/h-1', 'nest/spawn-2/h-2', 'done'];
    expect(choices(keys, []).map((choice) => [choice.way.join('/'), choice.key])).toEqual([
      ['nest/spawn-1', null],
      ['nest/spawn-2', null],
      ['done', 'done'],
    ]);
    expect(choices(keys, ['nest', 'spawn-2'])).toEqual([]);
    expect(choices(['nest/spawn-1/h-1', 'nest/spawn-1/h-2'], [])).toEqual([]);
  });
  test('giving up what is left is never the bold choice', () =>
    expect(choices([...KEYS, 'end'], []).some(isBold)).toBe(false));
  test('doing what was begun is the bold choice', () =>
    expect(
      choices(['act', 'tile/first-scroll'], [])
        .filter(isBold)
        .map((choice) => choice.key),
    ).toEqual(['act']));
  test('legends are laid out to be read', () => expect([isLaidOut('hero'), isLaidOut('turn')]).toEqual([true, false]));
  test('a jar may be broken or attacked with', () =>
    expect(waysToThing(['break/wild', 'strike/wild', 'break/attack'], [], ['break', 'strike'], 'wild')).toEqual([
      ['break', 'wild'],
      ['strike', 'wild'],
    ]));
  test('a group is counted', () =>
    expect(unitCounts('haint+haint+legend')).toEqual([
      ['haint', 2],
      ['legend', 1],
    ]));
});

describe('too many choices', () => {
  const one = (name: string) => ({ way: name.split('/'), key: name });
  test('few stay as they are', () => expect(groupByVerb([one('end'), one('play/a'), one('play/b')])).toHaveLength(3));
  test('many are gathered under their verb', () => {
    const shown = groupByVerb(['play/a', 'play/b', 'play/c', 'use/d', 'tree', 'end'].map(one));
    expect(shown.map((choice) => choice.way.join('/'))).toEqual(['play', 'use/d', 'tree', 'end']);
    expect(shown[0]?.key).toBeNull();
  });
  test('of one verb all are shown', () =>
    expect(groupByVerb(['spend/a', 'spend/b', 'spend/c', 'spend/d', 'spend/e', 'spend/f'].map(one))).toHaveLength(6));
  test('going on is no second verb', () =>
    expect(groupByVerb(['spend/a', 'spend/b', 'spend/c', 'spend/d', 'spend/e', 'done'].map(one))).toHaveLength(6));
});
