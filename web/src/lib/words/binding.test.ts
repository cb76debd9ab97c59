import { expect, test } from 'vitest';

import { bundle, say } from './bundle';

const TEXT = `
seat = Místo u stolu a v lese, k { $whom }
muzi = Tři muži jdou
percent = { $n } %, { $n } sil
and = { $a } a { $b }
`;
const spaces = (text: string | null): string | undefined => text?.replaceAll('\u00A0', '_');

test('a word of one letter clings to what follows, also two in a row and before an argument', () => {
  expect(spaces(say(bundle('cs', TEXT), 'seat', { whom: 'Janě' }))).toBe('Místo u_stolu a_v_lese, k_Janě');
  expect(spaces(say(bundle('cs', TEXT), 'and', { a: 'Ema', b: 'běs' }))).toBe('Ema a_běs');
  expect(spaces(say(bundle('pl', 'w = W worku i z drzewa'), 'w'))).toBe('W_worku i_z_drzewa');
});

test('the end of a longer word does not', () => expect(spaces(say(bundle('cs', TEXT), 'muzi'))).toBe('Tři muži jdou'));
test('English words of one letter stand as they are', () =>
  expect(spaces(say(bundle('en', 'a = I am a bot'), 'a'))).toBe('I am a bot'));
test('a number keeps its unit', () => expect(spaces(say(bundle('cs', TEXT), 'percent', { n: 5 }))).toBe('5_%, 5 sil'));
