import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { whole } from './whole';

let root = '';
const present: boolean[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'whole-'));
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist', 'old.txt'), 'old');
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  present.length = 0;
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds, and looks before and after the files are written whether the former build still lies there. */
const runBuild = (): Promise<unknown> => {
  const look = (): void => void present.push(existsSync(join(root, 'dist', 'old.txt')));
  const watch = {
    name: 'watch',
    renderStart: look,
    writeBundle: { order: 'pre' as const, sequential: true, handler: look },
  };
  return build({ root, configFile: false, logLevel: 'silent', plugins: [whole(), watch] });
};

test('a build takes the place of the former one when it is whole', async () => {
  writeFileSync(join(root, 'main.js'), 'document.title = "new"');
  await runBuild();
  expect(present).toEqual([true, true]);
  expect(readdirSync(root).sort()).toEqual(['dist', 'index.html', 'main.js']);
  expect(readdirSync(join(root, 'dist')).sort()).toEqual(['assets', 'index.html']);
  expect(readFileSync(join(root, 'dist', 'index.html'), 'utf8')).toContain('/assets/index-');
});

test('a build that fails leaves the former one alone', async () => {
  writeFileSync(join(root, 'main.js'), 'import "./missing.js"');
  await expect(runBuild()).rejects.toThrow();
  expect(readdirSync(root).sort()).toEqual(['dist', 'index.html', 'main.js']);
  expect(readdirSync(join(root, 'dist'))).toEqual(['old.txt']);
});

test('the first build needs no former one', async () => {
  rmSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'main.js'), 'document.title = "new"');
  await runBuild();
  expect(existsSync(join(root, 'dist', 'index.html'))).toBe(true);
});
