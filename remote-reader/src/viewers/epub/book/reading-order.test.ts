import { describe, expect, test } from '@jest/globals';
import type { SpineItem } from '@leeszaal/shared-contracts';
import { readOrder } from './reading-order.ts';

const item = (path: string, linear = true): SpineItem => ({ path, linear, layout: 'reflowable' });

describe('the segment of a path', () => {
  const order = readOrder(
    ['Text/One.xhtml', 'text/one.xhtml', 'a%20b.xhtml', 'été.xhtml'].map((path) => item(path)),
    [],
  );

  test.each([
    ['Text/One.xhtml', 0],
    ['text/one.xhtml', 1],
    ['TEXT/ONE.XHTML', 0],
    ['a%20b.xhtml', 2],
    ['a b.xhtml', 2],
    ['%C3%A9t%C3%A9.xhtml', 3],
    ['e\u0301te\u0301.xhtml', 3],
    ['two.xhtml', undefined],
  ])('%j is segment %j', (path, index) => {
    expect(order.indexOf(path)).toBe(index);
  });
});

test('what stands beside the order is passed over, unless there is nothing else', () => {
  const order = readOrder([item('a'), item('b', false), item('c')], []);
  expect([order.first, order.after(0), order.after(1), order.before(1), order.last]).toEqual([
    0, 2, 2, 0, 2,
  ]);
  expect(readOrder([item('a', false), item('b', false)], []).after(0)).toBe(1);
});
