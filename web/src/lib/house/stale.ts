/** A client that speaks another contract than the server fetches the present one: once for each, never in a circle. */

const PLACE = 'ludoteka.fetched';

export interface Around {
  /** What was fetched anew before, by this tab. */
  read(): string | null;
  write(contract: string): void;
  reload(): void;
}

const browser: Around = {
  read: () => sessionStorage.getItem(PLACE),
  write: (contract) => sessionStorage.setItem(PLACE, contract),
  reload: () => location.reload(),
};

/** Compares ours with what the server says; an unknown one says nothing. */
export function compare(ours: string, told: string | null, around: Around = browser): void {
  if (!ours || !told || told === ours || around.read() === told) return;
  around.write(told);
  around.reload();
}

/** A part of this client is gone from the server: another client has taken its place there. */
export function onMissingPart(client: string, around: Around = browser): void {
  compare(client, `not ${client}`, around);
}
