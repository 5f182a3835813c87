import { describe, expect, test } from '@jest/globals';
import { everyColumn, findColumns } from './page-columns.ts';

test('every column is a page', () => {
  const columns = everyColumn(3);
  expect([0, 1, 2].map(columns.columnOf)).toEqual([0, 1, 2]);
  expect([-1, 0, 2, 5].map(columns.pageOf)).toEqual([0, 0, 2, 2]);
});

describe('of the columns of a segment', () => {
  const standing = (...columns: readonly number[]) => {
    const element = document.createElement('img');
    const boxes = columns.map((column) => new DOMRect(column * 100, 0, 50, 50));
    element.getClientRects = () => boxes as unknown as DOMRectList;
    return element;
  };
  const find = (landmarks: readonly Element[], painted: readonly Element[] = [], most = 9) =>
    findColumns({ landmarks, painted, most, columnAt: ({ left }) => Math.floor(left / 100) });

  test('those are pages on which something stands, and the others lead to the next one', () => {
    const columns = find([standing(1, 2), standing(4)]);
    expect(columns.count).toBe(3);
    expect([0, 1, 2].map(columns.columnOf)).toEqual([1, 2, 4]);
    expect([0, 1, 2, 3, 4, 5].map(columns.pageOf)).toEqual([0, 0, 1, 2, 2, 2]);
  });

  test('the last ones are none when nothing stands there, however far they are said to go', () => {
    expect(find([standing(0), standing(1)]).count).toBe(2);
    expect(find([]).count).toBe(1);
    expect(find([standing(5)], [], 3).count).toBe(3);
  });

  test('one is a page for its ground, or a field, as well', () => {
    expect(find([standing(0), standing(2)]).count).toBe(2);
    expect(find([standing(0), standing(2)], [standing(1)]).count).toBe(3);
  });

  test('all are pages where to look would take long', () => {
    const many = Array.from({ length: 2_001 }, () => standing(4));
    expect(find(many).count).toBe(5);
  });
});
