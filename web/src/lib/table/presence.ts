import type { SessionContext, TableFeature } from './feature';

/** Tells the server whether this page is visible: a player with no visible page is notified of their turn. */
export class Presence implements TableFeature {
  constructor(private readonly context: SessionContext) {}

  /** The server takes a new socket for a visible page; a screen for all says nothing. */
  onOpen(): void {
    if (!this.context.onlooker && globalThis.document?.hidden) this.setVisible(false);
  }

  setVisible(visible: boolean): void {
    this.context.send({ t: 'visible', visible });
  }
}
