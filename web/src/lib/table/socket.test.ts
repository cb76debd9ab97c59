import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { FromServer } from '../api/types';
import { type Connection, type ResumePoint, Socket, type Transport } from './socket';

class FakeWire implements Transport {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((why: { code: number }) => void) | null = null;
  sent: string[] = [];
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose?.({ code: 1006 });
  }
}

let wires: { seen: number; wire: FakeWire }[];
let received: FromServer[];
let states: Connection[];
let seen: number;
let late: boolean[];

function socket(): Socket {
  const dial = (from: ResumePoint): Transport => {
    const wire = new FakeWire();
    wires.push({ seen: from.seen, wire });
    return wire;
  };
  return new Socket(
    dial,
    {
      place: () => ({ seen, undos: 0 }),
      message: (m) => received.push(m),
      connection: (c) => states.push(c),
      late: (now) => late.push(now),
    },
    () => 1,
  );
}

const last = (): FakeWire => wires.at(-1)!.wire;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  received = [];
  states = [];
  seen = -1;
  late = [];
});
afterEach(() => vi.useRealTimers());

test('a first connection asks for the whole table', () => {
  socket().open();
  expect(wires[0]?.seen).toBe(-1);
  last().onopen?.();
  expect(states).toEqual(['connecting', 'open']);
});

test('messages are handed on', () => {
  socket().open();
  last().onmessage?.({ data: '{"t":"pong"}' });
  expect(received).toEqual([{ t: 'pong' }]);
});

test('a broken connection returns with what was seen', () => {
  socket().open();
  last().onopen?.();
  seen = 7;
  last().onclose?.({ code: 1006 });
  expect(states.at(-1)).toBe('lost');
  vi.advanceTimersByTime(400);
  expect(wires).toHaveLength(2);
  expect(wires[1]?.seen).toBe(7);
});

test('waits double with every failure, up to a limit', () => {
  socket().open();
  for (const wait of [400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]) {
    const before = wires.length;
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(wait - 1);
    expect(wires).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(before + 1);
  }
});

test('hurrying skips the wait', () => {
  const line = socket();
  line.open();
  last().onclose?.({ code: 1006 });
  line.hurry();
  expect(wires).toHaveLength(2);
});

test('nothing is sent while the connection is lost', () => {
  const line = socket();
  line.open();
  last().onopen?.();
  expect(line.send({ t: 'ping' })).toBe(true);
  last().onclose?.({ code: 1006 });
  expect(line.send({ t: 'ping' })).toBe(false);
});

test('the final word of the server is final', () => {
  socket().open();
  last().onclose?.({ code: 4404 });
  vi.advanceTimersByTime(60_000);
  expect(states.at(-1)).toBe('closed');
  expect(wires).toHaveLength(1);
});

test('a silent line is dropped and dialled again', () => {
  socket().open();
  last().onopen?.();
  vi.advanceTimersByTime(61_000);
  expect(wires.length).toBeGreaterThan(1);
});

test('after closing nothing is dialled', () => {
  const line = socket();
  line.open();
  line.close();
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
});

/** A wire whose network is gone: the browser does not even notice that it was closed. */
class DeadWire extends FakeWire {
  override close(): void {}
}

test('while an answer is awaited, silence is noticed within five seconds and the line is dialled again', () => {
  const dead = new DeadWire();
  const dialled: Transport[] = [];
  const line = new Socket(
    () => (dialled.push(dialled.length === 0 ? dead : new FakeWire()), dialled.at(-1)!),
    {
      place: () => ({ seen: 0, undos: 0 }),
      message: () => {},
      connection: (c) => states.push(c),
      late: (now) => late.push(now),
    },
    () => 1,
  );
  line.open();
  dead.onopen?.();
  vi.advanceTimersByTime(19_000);
  line.awaitAnswer(true);
  vi.advanceTimersByTime(3000);
  expect([dead.sent.length > 0, late]).toEqual([true, []]);
  vi.advanceTimersByTime(2000);
  expect(late).toEqual([true]);
  vi.advanceTimersByTime(6000);
  expect(states.at(-1)).toBe('lost');
  expect(dialled).toHaveLength(2);
});

test('an answer in time is no reason to worry', () => {
  const line = socket();
  line.open();
  last().onopen?.();
  line.awaitAnswer(true);
  for (let n = 0; n < 10; n++) {
    vi.advanceTimersByTime(2000);
    last().onmessage?.({ data: '{"t":"pong"}' });
  }
  line.awaitAnswer(false);
  expect([late.includes(true), wires.length]).toEqual([false, 1]);
  vi.advanceTimersByTime(15_000);
  expect(wires).toHaveLength(1);
});

test('a connection that does not open is given up', () => {
  socket().open();
  vi.advanceTimersByTime(11_000);
  expect(states).toContain('lost');
  expect(wires).toHaveLength(2);
});
