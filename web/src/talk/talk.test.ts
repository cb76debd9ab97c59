import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { FromClient, Line } from '../lib/wire';
import { Talk } from './talk.svelte';

const line = (id: string, more: Partial<Line> = {}): Line => ({
  id,
  who: 'petr',
  name: 'Petr',
  seat: 1,
  you: false,
  kind: 'text',
  what: `words ${id}`,
  apart: false,
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

  test('a line told twice is heard once', () => {
    talk.hear({ t: 'talk', lines: [line('a')] });
    talk.hear({ t: 'said', line: line('a') });
    talk.hear({ t: 'said', line: line('b') });
    expect(talk.heard.map((one) => one.id)).toEqual(['a', 'b']);
  });

  test('what others say while nobody looks is counted, until somebody looks', () => {
    talk.hear({ t: 'said', line: line('a') });
    talk.hear({ t: 'said', line: line('b', { you: true }) });
    expect(talk.unread).toBe(1);
    const leave = talk.listen();
    talk.hear({ t: 'said', line: line('c') });
    expect(talk.unread).toBe(0);
    leave();
    talk.hear({ t: 'said', line: line('d') });
    expect(talk.unread).toBe(1);
  });

  test('a reaction flies and comes down; one that we do not know stays a line', () => {
    talk.hear({ t: 'said', line: line('a', { kind: 'reaction', what: 'rose' }) });
    talk.hear({ t: 'said', line: line('b', { kind: 'reaction', what: 'anvil' }) });
    expect(talk.thrown.map((one) => one.reaction)).toEqual(['rose']);
    vi.runAllTimers();
    expect(talk.thrown).toEqual([]);
    expect(talk.lines).toHaveLength(2);
  });

  test('who is muted is neither heard nor counted nor seen flying, and can be heard again', () => {
    talk.hear({ t: 'said', line: line('a') });
    talk.mute(line('a'));
    talk.hear({ t: 'said', line: line('b') });
    talk.hear({ t: 'said', line: line('c', { kind: 'reaction', what: 'tea' }) });
    expect(talk.heard).toEqual([]);
    expect(talk.thrown).toEqual([]);
    expect(talk.unread).toBe(1);
    talk.unmute('petr');
    expect(talk.heard).toHaveLength(3);
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
