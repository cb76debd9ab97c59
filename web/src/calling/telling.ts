/** Browser notifications, from a tab that nobody looks at. */

import { settings } from '../lib/app/settings.svelte';
import { t } from '../lib/words/words.svelte';

const ASKING = 400; // milliseconds in which another tab may say that somebody looks at it

type Said = { seen: true } | { asks: true };

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('ludoteka');
channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => {
  if ('asks' in data && !document.hidden) channel.postMessage({ seen: true } satisfies Said);
});

export const canTell = (): boolean => 'Notification' in window;
export const mayTell = (): boolean => canTell() && Notification.permission === 'granted';

/** Does somebody look at another tab of the house? */
function lookedAt(): Promise<boolean> {
  if (!channel) return Promise.resolve(false);
  return new Promise((done) => {
    const hear = ({ data }: MessageEvent<Said>): void => {
      if ('seen' in data) end(true);
    };
    const end = (seen: boolean): void => {
      channel.removeEventListener('message', hear);
      clearTimeout(timer);
      done(seen);
    };
    const timer = setTimeout(() => end(false), ASKING);
    channel.addEventListener('message', hear);
    channel.postMessage({ asks: true } satisfies Said);
  });
}

/** Tells of a turn, if this tab is hidden, no other is before anybody's eyes, and the person wants it. */
export async function tellHidden(table: string): Promise<void> {
  if (!document.hidden || !settings.notify || !mayTell() || (await lookedAt())) return;
  const link = `/t/${table}`;
  const more = { tag: table, icon: '/icons/192.png', data: { link } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return void worker.showNotification(t('your-turn'), more);
  const told = new Notification(t('your-turn'), more);
  told.onclick = () => {
    told.close();
    focus();
    location.assign(link);
  };
}
