/** Browser notifications from a hidden tab. */

import { settings } from '../lib/app/settings.svelte';
import { t } from '../lib/words/words.svelte';

const ANSWER_TIME = 400; // milliseconds in which a visible tab can answer

type TabMessage = { visible: true } | { ask: true };

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('ludoteka');
channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
  if ('ask' in data && !document.hidden) channel.postMessage({ visible: true } satisfies TabMessage);
});

export const canNotify = (): boolean => 'Notification' in window;
export const mayNotify = (): boolean => canNotify() && Notification.permission === 'granted';

/** True if another tab of this server is visible. */
function anotherTabIsVisible(): Promise<boolean> {
  if (!channel) return Promise.resolve(false);
  return new Promise((done) => {
    const listen = ({ data }: MessageEvent<TabMessage>): void => {
      if ('visible' in data) end(true);
    };
    const end = (visible: boolean): void => {
      channel.removeEventListener('message', listen);
      clearTimeout(timer);
      done(visible);
    };
    const timer = setTimeout(() => end(false), ANSWER_TIME);
    channel.addEventListener('message', listen);
    channel.postMessage({ ask: true } satisfies TabMessage);
  });
}

/** Shows a notification of a turn, if it is switched on and no tab is visible. */
export async function notifyIfHidden(table: string): Promise<void> {
  if (!document.hidden || !settings.notify || !mayNotify() || (await anotherTabIsVisible())) return;
  const link = `/t/${table}`;
  const more = { tag: table, icon: '/icons/192.png', data: { link } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return void worker.showNotification(t('your-turn'), more);
  const notification = new Notification(t('your-turn'), more);
  notification.onclick = () => {
    notification.close();
    focus();
    location.assign(link);
  };
}
