/** Web Push for this browser: ask for permission, subscribe, and send the subscription to the server. */

import type { NotificationSettings, Subscription } from '../lib/wire';
import { notifications } from './api';

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && isSecureContext;

const bytes = (coded: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(coded.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
const same = (a: ArrayBuffer | null, b: Uint8Array): boolean =>
  a !== null && a.byteLength === b.length && new Uint8Array(a).every((byte, i) => byte === b[i]);

function asWire(subscription: PushSubscription): Subscription {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

/** Subscribes this browser; null if the user or the browser refuses. */
export async function subscribe(key: string): Promise<NotificationSettings | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const current = await pushManager.getSubscription();
  const ours = current && same(current.options.applicationServerKey, bytes(key));
  if (current && !ours) await current.unsubscribe();
  const subscription = ours
    ? current
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }).catch(() => null);
  return subscription && notifications.setPush(asWire(subscription));
}

export async function unsubscribe(): Promise<NotificationSettings> {
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  return notifications.removePush();
}

/** Sends the subscription again if the server has lost it, for instance after a sign-in. */
export async function renew(settings: NotificationSettings): Promise<NotificationSettings> {
  if (!settings.push_key || settings.this_browser || !canPush() || Notification.permission !== 'granted')
    return settings;
  const worker = await navigator.serviceWorker.getRegistration();
  const current = await worker?.pushManager.getSubscription();
  return current && same(current.options.applicationServerKey, bytes(settings.push_key))
    ? notifications.setPush(asWire(current))
    : settings;
}
