/// <reference types="vitest/config" />
import { readFileSync } from 'node:fs';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { chunkOf } from './plugins/chunks';
import { fonts } from './plugins/fonts';
import { icons } from './plugins/icons';
import { licences } from './plugins/licences';
import { packed } from './plugins/packed';
import { whole } from './plugins/whole';
import { worker } from './plugins/worker';

const server = process.env['LUDOTEKA_SERVER'] ?? 'http://127.0.0.1:8000';

const source = readFileSync(new URL('../src/ludoteka/__init__.py', import.meta.url), 'utf8');
const version = /^__version__ = "(.+)"$/m.exec(source)?.[1] ?? '';

export default defineConfig({
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [svelte(), icons(), fonts(), licences(), worker(), packed(), whole()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkOf }] } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['{src,plugins}/**/*.test.ts'], environment: 'node' },
});
