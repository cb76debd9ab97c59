import { beforeEach, expect, test, vi } from 'vitest';

import { Refused } from '../api/http';
import { Asked } from './asked.svelte';
import { notice } from './notice.svelte';

const tell = vi.spyOn(notice, 'tell').mockImplementation((work) => work.catch(() => null) as never);
beforeEach(() => void tell.mockClear());

test('what was missed says so, and comes when it is asked for again', async () => {
  let answer = Promise.reject<number>(new TypeError('Failed to fetch'));
  const asked = new Asked(() => answer);
  await asked.look();
  expect([asked.told, asked.missed, asked.lost, tell.mock.calls.length]).toEqual([null, true, false, 1]);
  answer = Promise.resolve(7);
  const again = asked.look();
  expect(asked.missed).toBe(false);
  await again;
  expect([asked.told, asked.missed]).toEqual([7, false]);
});

test('what there is not is lost, and nothing to try again', async () => {
  const asked = new Asked(() => Promise.reject(new Refused(404, 'error-nowhere', {}, '')));
  await asked.look();
  expect([asked.missed, asked.lost, tell.mock.calls.length]).toEqual([false, true, 0]);
});

test('the newest question counts, however late an older answer comes', async () => {
  const answers: ((value: string) => void)[] = [];
  const asked = new Asked(() => new Promise<string>((resolve) => answers.push(resolve)));
  const both = [asked.look(), asked.look()];
  answers[1]?.('new');
  answers[0]?.('old');
  await Promise.all(both);
  expect(asked.told).toBe('new');
});

test('what was told stays in sight while it is asked for anew', async () => {
  const answers = [Promise.resolve(1), Promise.reject<number>(new TypeError('Failed to fetch'))];
  const asked = new Asked(() => answers.shift() ?? Promise.resolve(0));
  await asked.look();
  await asked.after(Promise.resolve());
  expect([asked.told, asked.missed]).toEqual([1, true]);
});
