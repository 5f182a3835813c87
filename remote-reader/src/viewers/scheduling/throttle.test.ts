import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { throttle } from './throttle.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('many calls are one run, before the next frame', () => {
  const run = jest.fn();
  const call = throttle(run);
  for (let at = 0; at < 10; at += 1) call();
  expect(run).toHaveBeenCalledTimes(0);
  jest.advanceTimersByTime(20);
  expect(run).toHaveBeenCalledTimes(1);
  call();
  jest.advanceTimersByTime(20);
  expect(run).toHaveBeenCalledTimes(2);
});

test('what takes long takes a fifth of the time at most, and the last call is not lost', () => {
  const run = jest.fn(() => void jest.advanceTimersByTime(200));
  const call = throttle(run);
  call();
  jest.advanceTimersByTime(20);
  expect(run).toHaveBeenCalledTimes(1);
  for (let passed = 0; passed < 780; passed += 20) {
    call();
    jest.advanceTimersByTime(20);
  }
  expect(run).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60);
  expect(run).toHaveBeenCalledTimes(2);
});
