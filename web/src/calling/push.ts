/** Web Push for this browser: the person allows it, the browser gives an address, the house keeps it. */

import type { CallInfo, Subscription } from '../lib/wire';
import { calls } from './api';

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && isSecureContext;

const bytes = (coded: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(coded.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
const same = (a: ArrayBuffer | null, b: Uint8Array): boolean =>
  a !== null && a.byteLength === b.length && new Uint8Array(a).every((byte, i) => byte === b[i]);

function told(subscription: PushSubscription): Subscription {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

/** Asks the person and the browser; null if either says no. */
export async function subscribe(key: string): Promise<CallInfo | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const ours = known && same(known.options.applicationServerKey, bytes(key));
  if (known && !ours) await known.unsubscribe();
  const made = ours
    ? known
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }).catch(() => null);
  return made && calls.push(told(made));
}

export async function unsubscribe(): Promise<CallInfo> {
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  return calls.noPush();
}

/** The browser is still to be called, but the house does not know it any more, for instance after a sign-in: say it again. */
export async function renew(ways: CallInfo): Promise<CallInfo> {
  if (!ways.push || ways.here || !canPush() || Notification.permission !== 'granted') return ways;
  const worker = await navigator.serviceWorker.getRegistration();
  const known = await worker?.pushManager.getSubscription();
  return known && same(known.options.applicationServerKey, bytes(ways.push)) ? calls.push(told(known)) : ways;
}
