import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Debounce } from './debounce.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function pages() {
  const done: number[] = [];
  const debounce = new Debounce();
  const want = (page: number) => debounce.run(() => done.push(page));
  return { done, debounce, want };
}

test('what comes alone is done at once', () => {
  const { done, want } = pages();
  want(3);
  jest.advanceTimersByTime(100);
  want(9);
  expect(done).toEqual([3, 9]);
});

test('of a key that is held down the first is done, and the last as soon as it is let go [R2.41]', () => {
  const { done, want } = pages();
  for (let page = 2; page <= 31; page += 1) {
    want(page);
    jest.advanceTimersByTime(33);
  }
  expect(done).toEqual([2]);
  jest.advanceTimersByTime(30);
  expect(done).toEqual([2, 31]);
});

test('what is given up is not done later', () => {
  const { done, debounce, want } = pages();
  want(2);
  want(3);
  debounce.stop();
  jest.runAllTimers();
  expect(done).toEqual([2]);
});
