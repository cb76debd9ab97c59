import { expect, test } from 'vitest';

import { licence } from './licences';

test('a package that brings the text of its licence is told with it', () => {
  expect(licence('svelte')).toMatch(/^svelte [\d.]+ \(MIT\)\n\n[^]*Permission is hereby granted/);
});

test('a package without the text is told with the name of its licence', () => {
  expect(licence('@fluent/bundle')).toMatch(/^@fluent\/bundle [\d.]+ \(Apache-2.0\)\n\nThe text of Apache-2.0 is in/);
});
