import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/materials.css';
import './styles/controls.css';
import './styles/things.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { follow } from './lib/app/settings.svelte';
import { onMissingPart } from './lib/app/client-version';
import { wake } from './lib/sound/sound';
import { words } from './lib/words/words.svelte';

addEventListener('vite:preloadError', () => navigator.onLine && onMissingPart(import.meta.url));
follow();
wake();
await words.begin();
mount(App, { target: document.getElementById('house') as HTMLElement });
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/worker.js').catch(() => {});
