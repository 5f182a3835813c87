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

  const several = (count: number, columnsAt: (at: number) => readonly number[]) =>
    Array.from({ length: count }, (_, at) => standing(...columnsAt(at)));

  test('a gap is found among thousands of texts, too, and few of them are looked at where there is none', () => {
    expect(find(several(3_000, () => [4])).count).toBe(1);
    expect(find(several(3_000, (at) => [at < 700 ? 1 : 2])).count).toBe(2);
    expect(find(several(3_000, (at) => [at < 700 ? 0 : at < 701 ? 1 : 4])).count).toBe(3);
    const texts = several(3_000, (at) => (at === 1_500 ? [1, 2, 3] : [at < 1_500 ? 1 : 3]));
    let looks = 0;
    for (const text of [standing(0), ...texts]) {
      const boxes = text.getClientRects();
      text.getClientRects = () => {
        looks += 1;
        return boxes;
      };
    }
    expect(find([standing(0), ...texts], [], 4).count).toBe(4);
    expect(looks).toBeLessThan(50);
  });

  test('all are pages where to look would take long', () => {
    expect(find(several(20_001, () => [4])).count).toBe(5);
  });
});
