import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Ask, State, ToServer, WireState } from '../api/types';
import { dispatch, type Handlers, makeFeatures, type SessionContext, type TableFeature } from './feature';
import type * as list from './features';
import { Session } from './session.svelte';

/** Private notes of one seat, as docs/adding-a-feature.md has them, and a record of every hook. */
class Notes implements TableFeature {
  text = '';
  calls: string[] = [];
  limits = (ask: Ask): Ask | null => ask;
  held: string | null = null;
  guides = false;
  readonly panel = (() => undefined) as never;
  readonly handlers = { note: ({ text }: { text: string }) => void (this.text = text) } as unknown as Handlers;

  constructor(readonly context: SessionContext) {}

  write(text: string): void {
    this.context.send({ t: 'set-note', text } as unknown as ToServer);
  }
  onOpen(): void {
    this.calls.push('open');
  }
  onReceive({ seq }: WireState): void {
    this.calls.push(`receive ${seq}`);
  }
  onNewQuestion(): void {
    this.calls.push('question');
  }
  onSettle({ seq }: State): void {
    this.calls.push(`settle ${seq}`);
  }
  onRefused(): void {
    this.calls.push('refused');
  }
  onWrongPress(): void {
    this.calls.push('wrong press');
  }
  limit(ask: Ask): Ask | null {
    return this.limits(ask);
  }
  holdsBack(key: string): boolean {
    return this.held === key;
  }
  back(): boolean {
    this.calls.push('back');
    return this.text !== '';
  }
  close(): void {
    this.calls.push('close');
  }
}

vi.mock('./features', async (original) => {
  const { FEATURES } = await original<typeof list>();
  return { FEATURES: { ...FEATURES, notes: (context: SessionContext) => new Notes(context) } };
});

class FakeSocket {
  static last: FakeSocket;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((why: { code: number }) => void) | null = null;
  sent: ToServer[] = [];
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.onclose?.({ code: 1006 });
  }
  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const ask = { prompt: 'play', about: {}, options: ['play/a', 'play/b'], rule: null };
const state = (seq: number, question: Ask | null = ask): object => ({
  t: 'state',
  seq,
  base: seq - 1,
  undos: 0,
  events: [],
  view: {},
  ask: question,
  waiting: [0],
  sealed: [],
  undo: false,
  seat: 0,
  outcome: null,
  by: [],
});

let session: Session;
let notes: Notes;

beforeEach(async () => {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'table' });
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  session = new Session('abc');
  notes = (session.features as unknown as { notes: Notes }).notes;
  session.open();
  FakeSocket.last.onopen?.();
  FakeSocket.last.receive(state(0));
  await vi.waitFor(() => expect(session.moving).toBe(false));
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a feature of the list is part of every session: it receives its messages and sends its own', () => {
  FakeSocket.last.receive({ t: 'note', text: 'Petr has the king.' });
  expect(notes.text).toBe('Petr has the king.');
  notes.write('');
  expect(FakeSocket.last.sent).toEqual([{ t: 'set-note', text: '' }]);
  expect([notes.context.id, notes.context.ask]).toEqual(['abc', ask]);
});

test('its panel is shown after those of the other features', () => {
  expect(session.panels).toEqual([notes.panel]);
});

test('hooks are called in the order of what happens', async () => {
  expect(notes.calls).toEqual(['open', 'receive 0', 'question', 'settle 0']);
  notes.calls = [];
  FakeSocket.last.receive(state(1));
  await vi.waitFor(() => expect(notes.calls).toEqual(['receive 1', 'settle 1']));
  FakeSocket.last.receive({ t: 'refused', why: { message: 'error-stale', args: {}, detail: '' }, seq: 1 });
  session.close();
  expect(notes.calls.slice(2)).toEqual(['refused', 'close']);
});

test('a socket that opens again calls the hook again', () => {
  vi.useFakeTimers();
  FakeSocket.last.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  FakeSocket.last.onopen?.();
  expect(notes.calls.filter((call) => call === 'open')).toHaveLength(2);
});

test('a feature limits what can be chosen', async () => {
  notes.limits = (question) => ({ ...question, options: ['play/b'] });
  FakeSocket.last.receive(state(1));
  await vi.waitFor(() => expect(session.state?.seq).toBe(1));
  expect(session.ask?.options).toEqual(['play/b']);
  notes.limits = () => null;
  FakeSocket.last.receive(state(2));
  await vi.waitFor(() => expect(session.state?.seq).toBe(2));
  expect(session.ask).toBeNull();
});

test('a choice that a feature holds back is sent when the player insists', () => {
  notes.held = 'play/a';
  session.take('a');
  expect(FakeSocket.last.sent).toEqual([]);
  session.insist('play/a');
  expect(FakeSocket.last.sent).toEqual([{ t: 'choose', seq: 0, key: 'play/a' }]);
});

test('a step back closes what a feature shows before it leads back along an option', () => {
  session.path = ['play'];
  notes.text = 'open';
  session.back();
  expect(session.path).toEqual(['play']);
  notes.text = '';
  session.back();
  expect(session.path).toEqual([]);
});

test('while a feature leads by a script, a wrong press is its own and no reason is asked for', () => {
  notes.guides = true;
  const guided = new Session('abc');
  const own = (guided.features as unknown as { notes: Notes }).notes;
  own.guides = true;
  guided.askWhy('c');
  expect([guided.guided, own.calls]).toEqual([true, ['wrong press']]);
});

test('a message goes to every feature that has a handler for it', () => {
  const texts: string[] = [];
  const feature = (name: string): TableFeature => ({ handlers: { pong: () => void texts.push(name) } });
  const features = makeFeatures(
    { one: () => feature('one'), two: () => feature('two'), none: () => ({ close() {} }) },
    session,
  );
  dispatch(Object.values(features), { t: 'pong' });
  expect(texts).toEqual(['one', 'two']);
});
