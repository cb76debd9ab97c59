/** Ends of matches that were counted out before these eyes: who comes back to one, in this tab or another, has seen it. */
const STORAGE_KEY = 'ludoteka.counted';
/** So many of them, the last ones, are remembered. */
const REMEMBERED = 100;

function countedMatches(): string[] {
  try {
    return (localStorage.getItem(STORAGE_KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

export const wasCounted = (match: string): boolean => countedMatches().includes(match);

export function markCounted(match: string): void {
  try {
    localStorage.setItem(
      STORAGE_KEY,
      [...countedMatches().filter((one) => one !== match), match].slice(-REMEMBERED).join(' '),
    );
  } catch {
    // then it is counted again
  }
}
