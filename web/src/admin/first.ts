/** The code with which the person who started the server can become its administrator. */

const FRAGMENT = '#administrator=';
const STORAGE_KEY = 'ludoteka.administrator';

/** The code that the address brought, which is then taken out of the address; it survives a reload of this tab. */
export function firstCode(): string {
  if (location.hash.startsWith(FRAGMENT)) {
    const code = location.hash.slice(FRAGMENT.length);
    history.replaceState(history.state, '', location.pathname + location.search);
    remember(code);
    return code;
  }
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}

export function forgetFirstCode(): void {
  remember('');
}

function remember(code: string): void {
  try {
    if (code) sessionStorage.setItem(STORAGE_KEY, code);
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // the code is valid until the page is left
  }
}
