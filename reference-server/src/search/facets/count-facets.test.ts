import { expect, test } from '@jest/globals';
import { countFacets } from './count-facets.ts';
import { buildFacetArrays } from './facet-arrays.ts';

test('counts any number of facets and choices', () => {
  const facets = Array.from({ length: 300 }, (_, facet) => facet);
  const arrays = (() => {
    const dictionary = facets.map((facet) => ({ id: facet, facet, value: `value of ${facet}` }));
    const builder = buildFacetArrays(dictionary);
    // Each publication lacks as many facets as its id says, from the last one on.
    for (const lacking of [0, 1, 2]) {
      builder.begin(lacking);
      for (const facet of facets.slice(0, facets.length - lacking)) builder.add(facet);
    }
    return builder.finish();
  })();
  const choices = facets.map((facet) => ({ facet, ids: [facet] }));
  const { total, counts } = countFacets(arrays, undefined, choices);
  expect(total).toBe(1);
  expect([...counts]).toEqual(facets.map(() => 1));
  const others = countFacets(arrays, undefined, choices.slice(0, 299));
  expect(others.total).toBe(2);
  expect([...others.counts.slice(297)]).toEqual([2, 3, 1]);
});
