import { expect, test } from 'vitest';

import { Finger } from './finger';

test("a click after a touch is a finger's, and the next one is a key's", () => {
  const finger = new Finger();
  finger.down('touch');
  expect([finger.click(), finger.click()]).toEqual([true, false]);
});

test("a click of the mouse is not a finger's", () => {
  const finger = new Finger();
  finger.down('touch');
  finger.down('mouse');
  expect(finger.click()).toBe(false);
});

test("after a touch that scrolled the next press is not a finger's first", () => {
  const finger = new Finger();
  finger.down('touch');
  finger.cancel();
  expect([finger.touched, finger.click()]).toEqual([false, false]);
});
