import { expect, it } from '@jest/globals';
import { growthOf } from './memory.ts';

const samples = (values: readonly number[]) => values.map((live) => ({ live, rss: 100 }));

it('takes warming up for no growth, and no single sample for one', () => {
  const warming = samples([10, 50, 90, 100, 100, 100, 100, 100, 100, 100, 100, 900]);
  expect(growthOf(warming, 'live')).toBe(0);
  expect(growthOf(warming, 'rss')).toBe(0);
});

it('sees what grows on and on', () => {
  const leaking = samples(Array.from({ length: 30 }, (_each, index) => 100 + index));
  expect(growthOf(leaking, 'live')).toBeGreaterThan(0.1);
});
