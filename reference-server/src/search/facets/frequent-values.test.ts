import { describe, expect, test } from '@jest/globals';
import { createChangingArrays } from './changing/change-arrays.ts';
import { countFacets } from './count-facets.ts';
import { buildFacetArrays } from './facet-arrays.ts';
import { VALUES_PER_FACET } from './facet-counts.ts';
import { frequentValues } from './frequent-values.ts';

const keyword = (at: number): number => 2 * at;
const author = (at: number): number => 2 * at + 1;

describe('frequentValues', () => {
  test('keeps the most frequent values of each facet, and the chosen ones', () => {
    const many = VALUES_PER_FACET + 50;
    const dictionary = Array.from({ length: many }, (_, at) => [
      { id: keyword(at), facet: 0, value: `keyword ${at}` },
      { id: author(at), facet: 1, value: `author ${at}` },
    ]).flat();
    const builder = buildFacetArrays(dictionary);
    const publication = (id: number, values: readonly number[]) => {
      builder.begin(id);
      values.forEach(builder.add);
    };
    // Later keywords are twice as frequent as earlier ones.
    for (let at = 0; at < many; at += 1) {
      publication(2 * at, [keyword(at), author(0)]);
      publication(2 * at + 1, at < 50 ? [] : [keyword(at)]);
    }
    const arrays = builder.finish();
    const choices = [{ facet: 0, ids: [keyword(3), keyword(99_999)] }];
    const triples = frequentValues(arrays, countFacets(arrays, undefined, []), choices);
    const keywords = triples.filter(([facet]) => facet === 0);
    expect(keywords).toHaveLength(VALUES_PER_FACET + 1);
    expect(keywords).toContainEqual([0, 'keyword 3', 1]);
    expect(keywords.filter(([, , hits]) => hits === 2)).toHaveLength(VALUES_PER_FACET);
    expect(triples.filter(([facet]) => facet === 1)).toEqual([[1, 'author 0', many]]);
  });

  test('orders values with as many hits by their ids, also those that are new [S2.400]', () => {
    const many = VALUES_PER_FACET + 2;
    const ids = Array.from({ length: many }, (_, at) => at);
    const entryOf = (at: number) => ({ id: keyword(at), facet: 0, value: `keyword ${at}` });
    const builder = buildFacetArrays(ids.slice(2).map(entryOf));
    const { arrays, change } = createChangingArrays(builder.finish());
    const shown = () =>
      frequentValues(arrays, countFacets(arrays, undefined, []), []).map(([, value]) => value);
    const expected = ids.slice(0, VALUES_PER_FACET).map((at) => `keyword ${at}`);
    const rowOf = (some: readonly number[]) => ({ titleLength: 1, valueIds: some.map(keyword) });
    const entries = [1, 0].map(entryOf);
    change({ rows: new Map([[1, rowOf(ids)]]), entries });
    expect(shown()).toEqual(expected);
    // Some occur twice.
    change({ rows: new Map([[2, rowOf([5, 0])]]), entries });
    expect(shown()).toEqual([
      'keyword 0',
      'keyword 5',
      ...expected.filter((_, at) => at !== 0 && at !== 5),
    ]);
  });

  test('says the same of few publications as of many', () => {
    const size = 2000;
    const builder = buildFacetArrays(
      Array.from({ length: size }, (_, at) => ({
        id: keyword(at),
        facet: 0,
        value: `keyword ${at}`,
      })),
    );
    for (let at = 0; at < size; at += 1) {
      builder.begin(at);
      builder.add(keyword(at));
      builder.add(keyword((at * 7) % size));
    }
    const arrays = builder.finish();
    const few = [3, 1999, 21, 7];
    const tally = countFacets(arrays, few, []);
    const sums = Object.entries(tally.counts).filter(([, count]) => count > 0);
    expect([...tally.occurring]).toEqual(sums.map(([place]) => Number(place)));
    expect(
      new Map(frequentValues(arrays, tally, []).map(([, value, hits]) => [value, hits])),
    ).toEqual(new Map(sums.map(([place, count]) => [`keyword ${place}`, count])));
    const chosen = countFacets(arrays, few, [{ facet: 1, ids: [author(1)] }]);
    expect(chosen.total).toBe(0);
    expect([...chosen.occurring]).toEqual([]);
  });

  test('a value that the dictionary lacks counts for nothing', () => {
    const builder = buildFacetArrays([{ id: keyword(1), facet: 0, value: 'known' }]);
    builder.begin(1);
    builder.add(keyword(1));
    builder.add(keyword(2));
    const arrays = builder.finish();
    const tally = countFacets(arrays, [1, 7], []);
    expect(tally.total).toBe(1);
    expect(frequentValues(arrays, tally, [])).toEqual([[0, 'known', 1]]);
  });
});
