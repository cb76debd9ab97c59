/** The page that is shown, kept in step with the address bar. */

export type RouteState =
  | { page: 'home' }
  | { page: 'table'; id: string; seat: number | null }
  | { page: 'replay'; id: string; move: number }
  | { page: 'new'; game: string; company: Company }
  | { page: 'rules'; game: string; part: RulesPart | null; at: string | null }
  | { page: 'learn'; game: string }
  | { page: 'settings' }
  | { page: 'about' }
  | { page: 'me' }
  | { page: 'ladder' }
  | { page: 'matches'; whose: number | null }
  | { page: 'link-device' }
  | { page: 'unsubscribe'; token: string }
  | { page: 'admin' }
  | { page: 'tv'; id: string }
  | { page: 'lost' };

/** With whom a new table begins: bots, friends, people who share this device, people before this big screen. */
export const COMPANIES = ['bots', 'friends', 'here', 'tv'] as const;
export type Company = (typeof COMPANIES)[number];

/** The rules on one page, as a book, and by number. */
export const RULES_PARTS = ['page', 'book', 'reference'] as const;
export type RulesPart = (typeof RULES_PARTS)[number];

/** Addresses of earlier versions, in old links and bookmarks. */
const RENAMED: Record<string, string> = { '/keeper': '/admin', '/move': '/link-device' };

export function read(path: string, hash = ''): RouteState {
  const [first, second, third, fourth] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!first) return { page: 'home' };
  if (first === 't' && second && !third) return { page: 'table', id: second, seat: null };
  if (first === 't' && second && third === 'seat' && Number(fourth))
    return { page: 'table', id: second, seat: Number(fourth) - 1 };
  if (first === 't' && second && third === 'replay')
    return { page: 'replay', id: second, move: Math.max(0, Number(fourth) || 0) };
  if (first === 'tv' && second && !third) return { page: 'tv', id: second };
  if (first === 'new' && second)
    return { page: 'new', game: second, company: COMPANIES.find((company) => company === third) ?? 'bots' };
  if (first === 'learn' && second && !third) return { page: 'learn', game: second };
  if ((first === 'unsubscribe' || first === 'letters') && second) return { page: 'unsubscribe', token: second };
  if (first === 'me' && second === 'matches') return { page: 'matches', whose: null };
  if (first === 'people' && Number(second)) return { page: 'matches', whose: Number(second) };
  if (first === 'rules')
    return {
      page: 'rules',
      game: second ?? '',
      part: RULES_PARTS.find((part) => part === third) ?? null,
      at: hash.slice(1) || null,
    };
  if (
    first === 'settings' ||
    first === 'about' ||
    first === 'me' ||
    first === 'ladder' ||
    first === 'link-device' ||
    first === 'admin'
  )
    return { page: first };
  return { page: 'lost' };
}

class Route {
  place = $state.raw<RouteState>({ page: 'home' });

  follow(): void {
    const renamed = RENAMED[location.pathname];
    if (renamed) history.replaceState(null, '', renamed + location.hash);
    this.place = read(location.pathname, location.hash);
    addEventListener('popstate', () => (this.place = read(location.pathname, location.hash)));
  }

  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.place = read(location.pathname, location.hash);
    if (!replace) scrollTo(0, 0);
  }

  /** The address tells where we are by now, and we stay in the room. */
  note(address: string): void {
    if (address !== location.pathname) history.replaceState(null, '', address);
  }
}

export const route = new Route();

/** Turns plain clicks on inner links into walking; everything else is left to the browser. */
export function walk(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest('a');
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute('download') ||
    link.pathname.startsWith('/api/')
  )
    return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
