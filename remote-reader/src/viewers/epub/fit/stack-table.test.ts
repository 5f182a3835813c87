import { expect, jest, test } from '@jest/globals';
import { isCrowded, stackTable } from './stack-table.ts';

function tableOf(rows: string): HTMLTableElement {
  document.body.innerHTML = `<table style="font-size: 20px">${rows}</table>`;
  const table = document.querySelector('table');
  if (!table) throw new Error('No table');
  return table;
}

/** The cells with headings, by row. */
function labelled(rows: string): readonly (readonly string[])[] {
  const table = tableOf(rows);
  stackTable(table);
  return [...table.rows].map(({ cells }) =>
    [...cells].map((cell) => {
      const heading = cell.getAttribute('data-leeszaal-heading');
      return heading === null ? cell.innerHTML : `${heading}: ${cell.innerHTML}`;
    }),
  );
}

test('a table is crowded when its columns have no room for a word in letters of that size', () => {
  const table = tableOf('<tr><td>a</td></tr><tr><td colspan="4">b</td><td>c</td></tr>');
  expect(isCrowded(table, 400, 1)).toBe(false);
  expect(isCrowded(table, 399, 1)).toBe(true);
  expect(isCrowded(table, 400, 1.5)).toBe(true);
  const titled = tableOf('<tr><th colspan="20">a</th></tr><tr><td>b</td><td>c</td></tr>');
  expect(isCrowded(titled, 160, 1)).toBe(false);
});

test('a cell says what stands over it [R2.62]', () => {
  const heavy = '<b style="font-weight: 700">Season</b>';
  const body = '<tr><th>Winter</th><td>1</td><td></td></tr>';
  expect(labelled(`<tr><th></th><th>Sun</th><th>Rain</th></tr>${body}`)).toEqual([
    ['', 'Sun', 'Rain'],
    ['Winter', 'Sun: 1', ''],
  ]);
  expect(
    labelled(
      `<thead><tr><td>Season</td><td>Sun</td></tr></thead><tr>${'<td>1</td>'.repeat(2)}</tr>`,
    ),
  ).toEqual([
    ['Season', 'Sun'],
    ['Season: 1', 'Sun: 1'],
  ]);
  expect(
    labelled(`<tr><td>${heavy}</td></tr><tr><td>1</td></tr><tr><td>${heavy}</td></tr>`),
  ).toEqual([[heavy], ['Season: 1'], [`Season: ${heavy}`]]);
});

test('headings stand over all of their columns, and under others', () => {
  expect(
    labelled(
      '<tr><th colspan="3">Weather</th></tr><tr><th rowspan="2">Season</th><th colspan="2">Sun</th></tr><tr><th>least</th><th>most</th></tr>' +
        '<tr><td rowspan="2">Winter</td><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr>' +
        '<tr><td colspan="3">all</td></tr>',
    ),
  ).toEqual([
    ['Weather'],
    ['Season', 'Sun'],
    ['least', 'most'],
    ['Season: Winter', 'Sun least: 1', 'Sun most: 2'],
    ['Sun least: 3', 'Sun most: 4'],
    ['all'],
  ]);
});

test('a table without headings says nothing more, nor one whose headings are as long as a text', () => {
  expect(labelled('<tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr>').flat()).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]);
  expect(labelled(`<tr><th>${'long '.repeat(20)}</th></tr><tr><td>a</td></tr>`)[1]).toEqual(['a']);
});

test('impossible headings take no room', () => {
  const text = 'long '.repeat(200);
  const joined = jest.spyOn(String.prototype, 'trim');
  labelled(`<tr><th>a</th><th colspan="1000">${text}</th></tr>`.repeat(50));
  const longest = Math.max(...joined.mock.results.map(({ value }) => String(value).length));
  joined.mockRestore();
  // The heading of a cell is its own text and nothing longer.
  expect(longest).toBe(text.trim().length);
});

test('impossible spans count once', () => {
  const heading = '<th colspan="1000" rowspan="60000">a</th>';
  expect(labelled(`<tr>${heading.repeat(50)}</tr>`.repeat(100)).flat()).toHaveLength(5000);
});
