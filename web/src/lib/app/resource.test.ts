import { beforeEach, expect, test, vi } from 'vitest';

import { Refused } from '../api/http';
import { Resource } from './resource.svelte';
import { notice } from './notice.svelte';

const report = vi.spyOn(notice, 'report').mockImplementation((work) => work.catch(() => null) as never);
beforeEach(() => void report.mockClear());

test('a failed load is reported, and a new load succeeds', async () => {
  let answer = Promise.reject<number>(new TypeError('Failed to fetch'));
  const resource = new Resource(() => answer);
  await resource.load();
  expect([resource.value, resource.failed, resource.notFound, report.mock.calls.length]).toEqual([
    null,
    true,
    false,
    1,
  ]);
  answer = Promise.resolve(7);
  const again = resource.load();
  expect(resource.failed).toBe(false);
  await again;
  expect([resource.value, resource.failed]).toEqual([7, false]);
});

test('a 404 is not found, and is not reported as a failure', async () => {
  const resource = new Resource(() => Promise.reject(new Refused(404, 'error-nowhere', {}, '')));
  await resource.load();
  expect([resource.failed, resource.notFound, report.mock.calls.length]).toEqual([false, true, 0]);
});

test('the newest load counts, however late an older answer comes', async () => {
  const answers: ((value: string) => void)[] = [];
  const resource = new Resource(() => new Promise<string>((resolve) => answers.push(resolve)));
  const both = [resource.load(), resource.load()];
  answers[1]?.('new');
  answers[0]?.('old');
  await Promise.all(both);
  expect(resource.value).toBe('new');
});

test('the old value stays while it is loaded anew', async () => {
  const answers = [Promise.resolve(1), Promise.reject<number>(new TypeError('Failed to fetch'))];
  const resource = new Resource(() => answers.shift() ?? Promise.resolve(0));
  await resource.load();
  await resource.after(Promise.resolve());
  expect([resource.value, resource.failed]).toEqual([1, true]);
});
