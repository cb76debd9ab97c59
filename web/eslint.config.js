import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist', 'dist.*', 'src/lib/wire.ts', 'src/games/*/contract.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      // TypeScript finds undefined names, and knows which globals belong to the browser and which to the build.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // `{' '}` is a space that Svelte would trim at the edge of a block.
      'svelte/no-useless-mustaches': 'off',
      // State is replaced whole (`$state.raw`); a Map or Set is filled before it is assigned, or is not drawn at all.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
