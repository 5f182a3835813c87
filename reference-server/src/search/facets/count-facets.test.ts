import { expect, test } from '@jest/globals';
import { createChangingArrays } from './changing/change-arrays.ts';
import { countFacets, countRows } from './count-facets.ts';
import { buildFacetArrays } from './facet-arrays.ts';

test('counts any number of facets and choices', () => {
  const facets = Array.from({ length: 300 }, (_, facet) => facet);
  const other = { id: 300, facet: 298, value: 'another value' };
  const dictionary = facets.map((facet) => ({ id: facet, facet, value: `value of ${facet}` }));
  const builder = buildFacetArrays([...dictionary, other]);
  for (const [id, values] of [
    facets,
    facets.slice(0, 299),
    [...facets.slice(0, 298), 300],
  ].entries()) {
    builder.begin(id);
    values.forEach(builder.add);
  }
  const arrays = builder.finish();
  const choices = facets.map((facet) => ({ facet, ids: [facet] }));
  const { total, counts } = countFacets(arrays, undefined, choices);
  expect(total).toBe(1);
  expect([...counts]).toEqual([...facets.map(() => 1), 0]);
  const fewer = countFacets(arrays, undefined, choices.slice(0, 299));
  expect(fewer.total).toBe(2);
  expect([...fewer.counts.slice(297)]).toEqual([2, 2, 1, 1]);
});

test('leaves out rows whose publications are gone since they were found [S2.400]', () => {
  const builder = buildFacetArrays([{ id: 1, facet: 0, value: 'koffie' }]);
  for (const id of [1, 2, 3]) {
    builder.begin(id);
    builder.add(1);
  }
  const { arrays, change } = createChangingArrays(builder.finish());
  change({ rows: new Map([[2, undefined]]), entries: [] });
  for (const rows of [Int32Array.of(0, 1, 2), Int32Array.of(1)]) {
    const { total, counts } = countRows(arrays, rows, []);
    expect([total, ...counts]).toEqual([rows.length - 1, rows.length - 1]);
  }
});

test('counts most publications of a connection as it counts few', () => {
  const builder = buildFacetArrays([0, 1, 2].map((id) => ({ id, facet: 0, value: `value ${id}` })));
  const valuesOf = [[0], [0, 1], [1, 2], [2], [0, 2]];
  for (const [id, values] of valuesOf.entries()) {
    builder.begin(id);
    values.forEach(builder.add);
  }
  const arrays = builder.finish();
  for (const left of valuesOf.keys()) {
    const found = [...valuesOf.keys()].filter((id) => id !== left);
    const expected = [0, 1, 2].map(
      (value) => found.filter((id) => valuesOf[id]?.includes(value)).length,
    );
    expect([...countFacets(arrays, found, []).counts]).toEqual(expected);
  }
});
