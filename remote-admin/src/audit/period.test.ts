import { expect, test } from '@jest/globals';
import { type PeriodId, periodOf } from './period.ts';

const local = (...date: [number, number, number]) => new Date(...date).toISOString();

test.each<[PeriodId, string | undefined, string | undefined]>([
  ['all', undefined, undefined],
  ['this-month', local(2026, 0, 1), undefined],
  ['last-month', local(2025, 11, 1), local(2026, 0, 1)],
  ['this-year', local(2026, 0, 1), undefined],
  ['last-year', local(2025, 0, 1), local(2026, 0, 1)],
])('in January %s goes from %s to %s [C2.167]', (id, from, to) => {
  expect(periodOf(id, new Date(2026, 0, 15, 12))).toEqual({
    ...(from && { from }),
    ...(to && { to }),
  });
});
