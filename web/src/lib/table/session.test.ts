import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Event, State, ToServer } from '../api/types';
import { settings } from '../app/settings.svelte';
import type { Room } from './room';
import { Session } from './session.svelte';

class FakeSocket {
  static last: FakeSocket;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((why: { code: number }) => void) | null = null;
  sent: ToServer[] = [];
  constructor(readonly address: string) {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.onclose?.({ code: 1006 });
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const OPTIONS = ['play/goblins-0', 'play/knights-9'];

function state(seq: number, base: number, change: Partial<State> = {}): State {
  const events: Event[] = base < 0 ? [{ type: 'Dealt', seq: 0 }] : [{ type: 'CardPlayed', seq }];
  return {
    t: 'state',
    seq,
    base,
    undos: 0,
    events,
    view: { hands: [] },
    ask: { prompt: 'play', about: {}, options: OPTIONS, rule: 'C-7' },
    waiting: [0],
    sealed: [],
    undo: false,
    seat: 0,
    outcome: null,
    by: [],
    ...change,
  };
}

let session: Session;
const settled = (): Promise<void> =>
  vi.waitFor(() => {
    if (session.moving) throw new Error('still moving');
  });

beforeEach(async () => {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'table' });
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  session = new Session('abc');
  session.open();
  FakeSocket.last.onopen?.();
  FakeSocket.last.say(state(0, -1));
  await settled();
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

test('talk and proposals send through the socket of their table', () => {
  session.features.talk.say('hello');
  session.features.proposals.propose('pause');
  expect(FakeSocket.last.sent).toEqual([
    { t: 'say', text: 'hello' },
    { t: 'propose', kind: 'pause' },
  ]);
});

const waits = { ask: null, waiting: [1] };

test('a planned card is sent when it is asked for, and never before', async () => {
  FakeSocket.last.say(state(1, 0, waits));
  await settled();
  session.plan('knights-9');
  FakeSocket.last.say(state(2, 1, waits));
  await settled();
  expect([session.planned, FakeSocket.last.sent]).toEqual(['knights-9', []]);
  FakeSocket.last.say(state(3, 2));
  await settled();
  expect(FakeSocket.last.sent).toEqual([{ t: 'choose', seq: 3, key: 'play/knights-9' }]);
  expect(session.planned).toBeNull();
});

test.each([
  ['that may not be played', 'undead-3', {}],
  ['for a question that came back', 'knights-9', { undone: true, undos: 1, events: [] }],
])('a planned card %s is given up', async (_, card, change) => {
  FakeSocket.last.say(state(1, 0, waits));
  await settled();
  session.plan(card);
  FakeSocket.last.say('undone' in change ? state(0, 0, change) : state(2, 1, change));
  await settled();
  expect([session.planned, FakeSocket.last.sent]).toEqual([null, []]);
});

test('another press, or the way back, gives a plan up; whoever is asked plans nothing', async () => {
  session.plan('knights-9');
  expect(session.planned).toBeNull();
  FakeSocket.last.say(state(1, 0, waits));
  await settled();
  session.plan('knights-9');
  session.plan('knights-9');
  expect(session.planned).toBeNull();
  session.plan('knights-9');
  session.back();
  expect(session.planned).toBeNull();
});

test('the first state is on the table and its options are offered', () => {
  expect(FakeSocket.last.address).toBe('ws://table/api/tables/abc/socket?seen=-1&undos=-1');
  expect(session.step?.next).toEqual(['goblins-0', 'knights-9']);
  expect(session.isLegal('knights-9')).toBe(true);
});

test('a click on a thing sends its option with the number of the state', () => {
  session.take('knights-9');
  expect(FakeSocket.last.sent).toEqual([{ t: 'choose', seq: 0, key: 'play/knights-9' }]);
  expect(session.ask).toBeNull();
  expect(session.isChosen('knights-9')).toBe(true);
});

test('what is not offered is not sent', () => {
  session.take('undead-4');
  expect(FakeSocket.last.sent).toEqual([]);
});

test('a refusal gives the question back', () => {
  session.take('knights-9');
  FakeSocket.last.say({ t: 'refused', why: { message: 'error-stale', args: {}, detail: 'Too late.' }, seq: 0 });
  expect(session.refusal?.detail).toBe('Too late.');
  expect(session.ask).not.toBeNull();
});

test('new events are added to the log', async () => {
  FakeSocket.last.say(state(1, 0));
  await settled();
  expect(session.log.map((event) => event.seq)).toEqual([0, 1]);
});

test('a gap is asked for', () => {
  FakeSocket.last.say(state(5, 3));
  expect(FakeSocket.last.sent).toEqual([{ t: 'resync', seen: 0, undos: 0 }]);
});

test('a view told by what changed is drawn whole', async () => {
  FakeSocket.last.say({ ...state(1, 0), view: { hands: [3, 4], deck: 'a' } });
  await settled();
  const { view: _, ...rest } = state(2, 1);
  FakeSocket.last.say({ ...rest, patch: { hands: { '~': [1, 1, [3]] } } });
  await settled();
  expect(session.view).toEqual({ hands: [3, 3], deck: 'a' });
  const { view: __, ...same } = state(3, 2);
  FakeSocket.last.say(same);
  await settled();
  expect(session.view).toEqual({ hands: [3, 3], deck: 'a' });
});

test('the catalogue lies under every view', async () => {
  session.furnish({ sort: (refs: string[]) => refs } as unknown as Room, { cards: { a: 1 } });
  FakeSocket.last.say(state(1, 0));
  await settled();
  expect(session.view).toEqual({ cards: { a: 1 }, hands: [] });
  expect(session.state?.view).toEqual({ cards: { a: 1 }, hands: [] });
});

test('a change that came while a gap was asked for is not lost', async () => {
  FakeSocket.last.say({ ...state(5, 3), view: { hands: [1] } });
  const { view: _, ...rest } = state(6, 0);
  FakeSocket.last.say({ ...rest, patch: { hands: { '~': [0, 1, [2]] } } });
  await settled();
  expect(session.view).toEqual({ hands: [2] });
});

test('a change that fits nothing we have is asked for anew', () => {
  const { view: _, ...rest } = state(1, 0);
  FakeSocket.last.say({ ...rest, patch: 7 });
  expect(FakeSocket.last.sent).toEqual([{ t: 'resync', seen: 0, undos: 0 }]);
});

test('an undone decision leaves the log', async () => {
  FakeSocket.last.say(state(1, 0));
  await settled();
  FakeSocket.last.say(state(0, 0, { undone: true, undos: 1, events: [] }));
  await settled();
  expect(session.log.map((event) => event.seq)).toEqual([0]);
});

test('a lost connection returns from where it was', async () => {
  FakeSocket.last.say(state(1, 0));
  await settled();
  vi.useFakeTimers();
  FakeSocket.last.onclose?.({ code: 1006 });
  expect(session.connection).toBe('lost');
  expect(session.ask).toBeNull();
  vi.advanceTimersByTime(500);
  expect(FakeSocket.last.address).toContain('seen=1&undos=0');
  vi.useRealTimers();
});

/** The line breaks, and a new one opens. */
function reconnect(): void {
  FakeSocket.last.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(500);
  FakeSocket.last.onopen?.();
}

const CHOICE = { t: 'choose', seq: 0, key: 'play/knights-9' };

test('a choice that was lost with the line is sent again, and stays the one that was made', async () => {
  vi.useFakeTimers();
  session.take('knights-9');
  reconnect();
  expect(session.sent).toBe('play/knights-9');
  FakeSocket.last.say(state(0, 0, { events: [] }));
  expect(FakeSocket.last.sent).toEqual([CHOICE]);
  vi.useRealTimers();
  await settled();
  expect([session.sent, session.ask]).toEqual(['play/knights-9', null]);
  FakeSocket.last.say(state(1, 0, { by: [0] }));
  await settled();
  expect(session.sent).toBeNull();
});

test.each([
  ['was made before the line broke', { by: [0] }],
  ['answers a question that is gone', { by: [1], ask: null }],
])('a choice that %s is not sent again', async (_, change) => {
  vi.useFakeTimers();
  session.take('knights-9');
  reconnect();
  FakeSocket.last.say(state(1, 0, change));
  vi.useRealTimers();
  await settled();
  expect([session.sent, FakeSocket.last.sent]).toEqual([null, []]);
});

test('a silent line says so while a choice is on its way', () => {
  vi.useFakeTimers();
  session.take('knights-9');
  vi.advanceTimersByTime(4999);
  expect(session.late).toBe(true);
  FakeSocket.last.say({ t: 'pong' });
  expect(session.late).toBe(false);
  vi.useRealTimers();
});

test('the reason why a thing cannot be chosen is kept until the next state', async () => {
  session.askWhy('undead-4');
  expect(FakeSocket.last.sent).toEqual([{ t: 'why', ref: 'undead-4' }]);
  FakeSocket.last.say({ t: 'why', ref: 'undead-4', why: { message: 'why-must-follow', about: {}, rule: 'C-7' } });
  expect(session.why?.why?.rule).toBe('C-7');
  FakeSocket.last.say(state(1, 0));
  await settled();
  expect(session.why).toBeNull();
});

test('in a lesson the coach answers a press on what is not lit, and not a glance', async () => {
  FakeSocket.last.say({ t: 'lesson', lesson: { free: false, expected: [] } });
  await settled();
  session.wonderWhy('undead-4');
  expect(session.features.lesson.nudges).toBe(0);
  session.askWhy('undead-4');
  expect(session.features.lesson.nudges).toBe(1);
  expect(FakeSocket.last.sent).toEqual([]);
});

test('a match that begins while we wait is asked for from its deal on', async () => {
  session.close();
  session = new Session('abc');
  session.open();
  FakeSocket.last.onopen?.();
  FakeSocket.last.say(state(0, -1, { view: null, ask: null, events: [] }));
  await settled();
  FakeSocket.last.say(state(0, 0, { events: [] }));
  expect(FakeSocket.last.sent).toEqual([{ t: 'resync', seen: -1, undos: -1 }]);
});

const ONE = { prompt: 'play', about: {}, options: ['play/knights-9'], rule: null };

test('a question with one answer gives it after a moment', async () => {
  vi.useFakeTimers();
  FakeSocket.last.say(state(1, 0, { ask: ONE }));
  await vi.advanceTimersByTimeAsync(100);
  expect(session.answering).toBe(true);
  expect(FakeSocket.last.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(FakeSocket.last.sent).toEqual([{ t: 'choose', seq: 1, key: 'play/knights-9' }]);
  vi.useRealTimers();
});

test.each([
  ['that was just taken back', true, false],
  ['of somebody who wants to be asked', false, true],
])('a question with one answer %s waits', async (_, undone, askForced) => {
  vi.useFakeTimers();
  settings.askForced = askForced;
  FakeSocket.last.say(state(1, 0, { ask: ONE, ...(undone && { undone }) }));
  await vi.advanceTimersByTimeAsync(3000);
  expect(session.answering).toBe(false);
  expect(FakeSocket.last.sent).toEqual([]);
  settings.askForced = false;
  vi.useRealTimers();
});
