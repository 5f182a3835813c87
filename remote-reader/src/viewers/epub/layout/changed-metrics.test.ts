import { expect, test } from '@jest/globals';
import { STANDARD_LOOK } from '../../contract/reading-look.ts';
import { changedMetrics } from './changed-metrics.ts';
import type { Metrics } from './segment-layout.contract.ts';

const old: Metrics = { size: { width: 600, height: 800 }, fontScale: 1, look: STANDARD_LOOK };

test('the measure stays the very same while nothing differs', () => {
  expect(changedMetrics(old, { width: 600, height: 800 }, {})).toBe(old);
  expect(changedMetrics(old, old.size, { fontScale: 1, look: old.look })).toBe(old);
});

test('nothing is laid out where there is no room', () => {
  expect(changedMetrics(old, { width: 0, height: 800 }, { fontScale: 2 })).toBe(old);
  expect(changedMetrics(old, { width: 600, height: 0 }, {})).toBe(old);
});

test('size, letters and look each make another measure', () => {
  expect(changedMetrics(old, { width: 300, height: 800 }, {}).size.width).toBe(300);
  expect(changedMetrics(old, old.size, { fontScale: 1.2 })).toEqual({ ...old, fontScale: 1.2 });
  const look = { ...old.look };
  expect(changedMetrics(old, old.size, { look }).look).toBe(look);
});
