import { expect, jest, test } from '@jest/globals';
import { whenNear } from './when-near.ts';

const observed = new Set<Element>();
const made: IntersectionObserverCallback[] = [];
class Observer {
  constructor(tell: IntersectionObserverCallback) {
    made.push(tell);
  }
  observe = (element: Element) => void observed.add(element);
  unobserve = (element: Element) => void observed.delete(element);
}
Object.assign(globalThis, { IntersectionObserver: Observer });

const move = (target: Element, isIntersecting: boolean) =>
  made[0]?.(
    [{ target, isIntersecting } as Partial<IntersectionObserverEntry> as IntersectionObserverEntry],
    {} as IntersectionObserver,
  );

test('what waits for an element runs once, when that comes near, and not when it was given up', () => {
  const [first, second, third] = ['a', 'b', 'c'].map((name) => document.createElement(name));
  if (!first || !second || !third) throw new Error('There are three');
  const runs = [first, second, third].map((element) => {
    const run = jest.fn();
    return { run, giveUp: whenNear(element, run) };
  });
  expect(made).toHaveLength(1);
  move(first, false);
  move(second, true);
  move(second, true);
  runs[2]?.giveUp();
  move(third, true);
  expect(runs.map(({ run }) => run.mock.calls.length)).toEqual([0, 1, 0]);
  expect([...observed]).toEqual([first]);
});
