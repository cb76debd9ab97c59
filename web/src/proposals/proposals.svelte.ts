import type { Handlers, TableFeature } from '../lib/table/feature';
import type { Answer, DeclinedMessage, FromClient, Proposal, ProposalsMessage, Propose } from '../lib/wire';

/** How long it is told who did not want something, in milliseconds. */
const TOLD = 8000;

/** What the people at one table are asked to agree on, as this seat sees it. */
export class Proposals implements TableFeature {
  pending = $state.raw<Proposal[]>([]);
  declined = $state.raw<DeclinedMessage | null>(null);

  #timers: ReturnType<typeof setTimeout>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly handlers: Handlers = {
    proposals: (message) => this.hear(message),
    declined: (message) => this.hear(message),
  };

  constructor(private readonly send: (message: FromClient) => boolean) {}

  hear(message: ProposalsMessage | DeclinedMessage): void {
    if (message.t === 'declined') {
      this.declined = message;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => (this.declined = null), TOLD);
      return;
    }
    this.#timers.forEach(clearTimeout);
    this.pending = message.pending;
    this.#timers = message.pending.map((one) =>
      setTimeout(
        () => (this.pending = this.pending.filter((other) => other !== one)),
        Math.min(one.seconds * 1000, 2 ** 31 - 1),
      ),
    );
  }

  /** Is this being asked already? */
  asks(kind: Proposal['kind']): boolean {
    return this.pending.some((one) => one.kind === kind);
  }

  propose(kind: Propose['kind']): void {
    this.send({ t: 'propose', kind });
  }

  answer(kind: Answer['kind'], yes: boolean): void {
    this.send({ t: 'answer', kind, yes });
  }

  close(): void {
    this.#timers.forEach(clearTimeout);
    clearTimeout(this.#timer);
  }
}
