import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { afterVisibleSeconds } from './visible-time.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('calls back once, after so many seconds', () => {
  const late = jest.fn();
  afterVisibleSeconds(3, late);
  jest.advanceTimersByTime(2999);
  expect(late).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  expect(late).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('counts no second in which the page is hidden', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const late = jest.fn();
  afterVisibleSeconds(3, late);
  jest.advanceTimersByTime(60_000);
  hidden.mockReturnValue(false);
  jest.advanceTimersByTime(2000);
  expect(late).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(late).toHaveBeenCalledTimes(1);
});

test('is cancelled', () => {
  const late = jest.fn();
  afterVisibleSeconds(1, late)();
  jest.advanceTimersByTime(60_000);
  expect(late).not.toHaveBeenCalled();
});
