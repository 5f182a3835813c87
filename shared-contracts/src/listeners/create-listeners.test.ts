import { expect, jest, test } from '@jest/globals';
import { createListeners } from './create-listeners.ts';

test('calls each listener until it is removed', () => {
  const listeners = createListeners<[number]>();
  const [one, other] = [jest.fn<(value: number) => void>(), jest.fn<(value: number) => void>()];
  const removeOne = listeners.subscribe(one);
  listeners.subscribe(other);
  listeners.subscribe(other);
  listeners.notify(1);
  removeOne();
  listeners.notify(2);
  listeners.clear();
  listeners.notify(3);
  expect(one.mock.calls).toEqual([[1]]);
  expect(other.mock.calls).toEqual([[1], [2]]);
});

test('a listener that is added by another one waits for the next change', () => {
  const listeners = createListeners();
  const late = jest.fn();
  const remove = listeners.subscribe(() => {
    remove();
    listeners.subscribe(late);
  });
  listeners.notify();
  expect(late).not.toHaveBeenCalled();
  listeners.notify();
  expect(late).toHaveBeenCalledTimes(1);
});
