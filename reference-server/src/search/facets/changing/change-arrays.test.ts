import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countFacets } from '../count-facets.ts';
import { buildFacetArrays, type FacetArrays } from '../facet-arrays.ts';
import { type ChangedRow, createChangingArrays } from './change-arrays.ts';

const FACETS_OF_VALUES = 3;
const VALUES_AT_FIRST = 6;

type Rows = ReadonlyMap<number, ChangedRow>;

const entryOf = (id: number, name = '') => ({
  id,
  facet: id % FACETS_OF_VALUES,
  value: `value ${id}${name}`,
});

function built(rows: Rows, values: number): FacetArrays {
  const builder = buildFacetArrays(Array.from({ length: values }, (_each, id) => entryOf(id)));
  for (const [id, { titleLength, valueIds }] of [...rows].toSorted(([a], [b]) => a - b)) {
    builder.begin(id, titleLength);
    valueIds.forEach(builder.add);
  }
  return builder.finish();
}

/** The content of arrays by publication, whatever their rows are. */
function content(arrays: FacetArrays) {
  const { ids, starts, ends, values, valueIds, titleLengths, total, facets, texts } = arrays;
  const publications = [...ids.entries()].flatMap(([row, id]) => {
    if (id < 0) return [];
    expect(arrays.rowOf(id)).toBe(row);
    const own = Array.from(values.subarray(starts[row], ends[row]), (place) => valueIds[place]);
    return [[id, titleLengths[row], own] as const];
  });
  const tally = countFacets(arrays, undefined, []);
  expect([...arrays.counts]).toEqual([...tally.counts]);
  expect(tally.total).toBe(total);
  return {
    total,
    publications: publications.toSorted(([a], [b]) => a - b),
    dictionary: Array.from(valueIds, (id, place) => {
      expect(arrays.indexOf(id)).toBe(place);
      return [id, facets[place], texts[place]];
    }),
  };
}

const row = (values: number) =>
  fc.record({
    titleLength: fc.nat({ max: 9 }),
    valueIds: fc.uniqueArray(fc.nat({ max: values - 1 }), { maxLength: 5 }),
  });

test.each([
  ['close together', 1],
  ['far apart', 1000],
])('arrays with ids %s that change are those of the catalogue as it is [S2.400]', (_how, step) => {
  const id = fc.nat({ max: 30 }).map((at) => at * step);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(id, row(VALUES_AT_FIRST))),
      fc.array(fc.array(fc.tuple(id, fc.option(row(12), { nil: undefined })), { maxLength: 8 })),
      (first, changes) => {
        const now = new Map(first);
        const { arrays, change } = createChangingArrays(built(now, VALUES_AT_FIRST));
        let values = VALUES_AT_FIRST;
        for (const changed of changes) {
          const rows = new Map(changed);
          const ids = changed.flatMap(([, each]) => each?.valueIds ?? []);
          values = Math.max(values, ...ids.map((each) => each + 1));
          const entries = Array.from({ length: values }, (_each, at) => entryOf(at));
          change({ rows, entries });
          for (const [each, to] of rows) {
            if (to) now.set(each, to);
            else now.delete(each);
          }
          expect(content(arrays)).toEqual(content(built(now, values)));
        }
      },
    ),
  );
});

test('values that have another spelling are renamed [S2.400]', () => {
  const rows = new Map([[1, { titleLength: 1, valueIds: [0, 1] }]]);
  const { arrays, change } = createChangingArrays(built(rows, 2));
  change({ rows: new Map(), entries: [entryOf(1, ' renamed')] });
  expect(arrays.texts).toEqual(['value 0', 'value 1 renamed']);
});

test('values that are written again and again take no more memory [S2.400]', () => {
  const { arrays, change } = createChangingArrays(built(new Map(), 3));
  for (let round = 0; round < 3000; round += 1) {
    const valueIds = round % 2 === 0 ? [0] : [0, 1, 2];
    change({ rows: new Map([[4, { titleLength: 1, valueIds }]]), entries: [] });
  }
  expect(arrays.values.buffer.byteLength).toBeLessThan(10_000);
  expect([...arrays.counts]).toEqual([1, 1, 1]);
});
