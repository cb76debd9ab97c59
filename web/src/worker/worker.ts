/**
 * The service worker: keeps the shell of the client, so that the house opens without a network and says so,
 * and shows the calls that come by push. Of the server's answers it keeps nothing: a match is never in its cache.
 */

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Waiting {
  data: { json(): unknown } | null;
}
interface Clicked extends Waiting {
  notification: Notification;
}
interface Tab {
  url: string;
  visibilityState: DocumentVisibilityState;
  focus(): Promise<Tab>;
  navigate(url: string): Promise<Tab | null>;
}
interface Scope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<Tab[]>;
    openWindow(url: string): Promise<Tab | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<E extends Event>(name: string, handle: (event: E) => void): void;
}
interface Call {
  title: string;
  body: string;
  link: string;
  tag: string;
}

/** Put in by the build: what belongs to the shell, and the name of this version of it. */
declare const SHELL: readonly string[];
declare const VERSION: string;

const house = self as unknown as Scope;
const NAME = `shell-${VERSION}`;
const PARTS = new Set(SHELL);

async function install(): Promise<void> {
  const shell = await caches.open(NAME);
  await shell.addAll(SHELL.map((path) => new Request(path, { cache: path === '/' ? 'reload' : 'default' })));
  await house.skipWaiting();
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  await house.clients.claim();
}

/** Pages come from the server, so that nobody gets an old client; without it, the shell opens and says so. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/', { cacheName: NAME })) ?? Response.error();
  }
}

/** Parts of the shell have their content's hash in their name, so the one that is kept is the right one. */
async function part(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: NAME })) ?? fetch(request);
}

async function show(call: Call): Promise<void> {
  if (!call.link.startsWith('/t/')) return;
  const tabs = await house.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.some((tab) => tab.visibilityState === 'visible' && new URL(tab.url).pathname === call.link)) return;
  await house.registration.showNotification(call.title, {
    body: call.body,
    tag: call.tag,
    icon: '/icons/192.png',
    badge: '/icons/badge.png',
    data: { link: call.link },
  });
}

async function enter(link: string): Promise<void> {
  const tabs = await house.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === link);
  if (there) await there.focus();
  else await house.clients.openWindow(link);
}

house.addEventListener<Waiting>('install', (event) => event.waitUntil(install()));
house.addEventListener<Waiting>('activate', (event) => event.waitUntil(activate()));
house.addEventListener<Fetching>('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (
    request.method !== 'GET' ||
    origin !== house.location.origin ||
    pathname.startsWith('/api/') ||
    pathname.startsWith('/docs')
  )
    return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (PARTS.has(pathname)) event.respondWith(part(request));
});
house.addEventListener<Pushed>('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Call));
});
house.addEventListener<Clicked>('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(enter((event.notification.data as { link: string }).link));
});

export {};
