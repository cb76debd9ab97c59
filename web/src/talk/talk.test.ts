import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { FromClient, TalkLine } from '../lib/wire';
import { Talk } from './talk.svelte';

const line = (id: string, more: Partial<TalkLine> = {}): TalkLine => ({
  id,
  who: 'petr',
  name: 'Petr',
  seat: 1,
  you: false,
  kind: 'text',
  what: `words ${id}`,
  spectators_only: false,
  ...more,
});

describe('talk', () => {
  let sent: FromClient[] = [];
  let talk = new Talk(() => true);

  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    talk = new Talk((message) => sent.push(message) > 0);
  });

  test('a line that comes twice is shown once', () => {
    talk.receive({ t: 'talk', lines: [line('a')] });
    talk.receive({ t: 'line', line: line('a') });
    talk.receive({ t: 'line', line: line('b') });
    expect(talk.visible.map((one) => one.id)).toEqual(['a', 'b']);
  });

  test('lines of others are counted while the talk is hidden', () => {
    talk.receive({ t: 'line', line: line('a') });
    talk.receive({ t: 'line', line: line('b', { you: true }) });
    expect(talk.unread).toBe(1);
    const leave = talk.show();
    talk.receive({ t: 'line', line: line('c') });
    expect(talk.unread).toBe(0);
    leave();
    talk.receive({ t: 'line', line: line('d') });
    expect(talk.unread).toBe(1);
  });

  test('a reaction is shown for a while, and an unknown one stays a line', () => {
    talk.receive({ t: 'line', line: line('a', { kind: 'reaction', what: 'rose' }) });
    talk.receive({ t: 'line', line: line('b', { kind: 'reaction', what: 'anvil' }) });
    expect(talk.thrown.map((one) => one.reaction)).toEqual(['rose']);
    vi.runAllTimers();
    expect(talk.thrown).toEqual([]);
    expect(talk.lines).toHaveLength(2);
  });

  test('lines of a muted user are neither shown nor counted, until they are unmuted', () => {
    talk.receive({ t: 'line', line: line('a') });
    talk.mute(line('a'));
    talk.receive({ t: 'line', line: line('b') });
    talk.receive({ t: 'line', line: line('c', { kind: 'reaction', what: 'tea' }) });
    expect(talk.visible).toEqual([]);
    expect(talk.thrown).toEqual([]);
    expect(talk.unread).toBe(1);
    talk.unmute('petr');
    expect(talk.visible).toHaveLength(3);
  });

  test('blanks are not sent', () => {
    expect(talk.say('  ')).toBe(false);
    expect(talk.say(' hello ')).toBe(true);
    talk.phrase('nice');
    talk.react('tea');
    expect(sent).toEqual([
      { t: 'say', text: 'hello' },
      { t: 'phrase', phrase: 'nice' },
      { t: 'react', reaction: 'tea' },
    ]);
  });
});
