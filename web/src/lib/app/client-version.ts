/** Reloads a client whose contract is not the server's: once for each contract, never in a loop. */

const STORAGE_KEY = 'ludoteka.fetched';

export interface BrowserEnv {
  /** The contract for which this tab was last reloaded. */
  read(): string | null;
  write(contract: string): void;
  reload(): void;
}

const browser: BrowserEnv = {
  read: () => sessionStorage.getItem(STORAGE_KEY),
  write: (contract) => sessionStorage.setItem(STORAGE_KEY, contract),
  reload: () => location.reload(),
};

/** Reloads the page if the server names another contract than ours. */
export function compare(ours: string, theirs: string | null, env: BrowserEnv = browser): void {
  if (!ours || !theirs || theirs === ours || env.read() === theirs) return;
  env.write(theirs);
  env.reload();
}

/** Reloads the page because the server no longer has a file of this client. */
export function onMissingPart(client: string, env: BrowserEnv = browser): void {
  compare(client, `not ${client}`, env);
}
