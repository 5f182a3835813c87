import { expect } from '@jest/globals';
import fc from 'fast-check';
import type { Transactional } from '../../database/database.contract.ts';
import type { StoredRecord } from '../fields/search-fields.ts';
import type { SearchEngine } from '../query/search-engine.contract.ts';
import { foldedCounts, naiveSearch } from './naive-search.ts';
import { alterations, records, requestOf, searches, sortings } from './random-searches.ts';
import { countWith, searchWith } from './search-with.ts';
import { seedRecords } from './seed-records.ts';

/** Most are of publications; some are of none. */
const IDS = [...Array(26)].map((_, at) => at * 3);

async function replaceCatalogue(
  database: Transactional,
  connection: number,
  stored: readonly StoredRecord[],
) {
  await database.query('delete from publications where connection_id = $1', [connection]);
  const catalogue = new Map(stored.map((entry, at) => [at * 3, entry]));
  await seedRecords(database, connection, catalogue);
  return catalogue;
}

/**
 * Holds an engine against a naive model over random catalogues: totals, counts of facets, and that each hit is on one
 * page.
 *
 * @param makeEngine is called for each catalogue
 */
export async function holdAgainstModel(
  database: Transactional,
  connection: number,
  makeEngine: () => Promise<SearchEngine>,
  { catalogues }: { readonly catalogues: number } = { catalogues: 25 },
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      fc.array(records, { maxLength: 25 }),
      fc.array(fc.tuple(searches, sortings, fc.integer({ min: 1, max: 9 }), alterations(IDS)), {
        minLength: 12,
        maxLength: 12,
      }),
      async (stored, wishes) => {
        const catalogue = await replaceCatalogue(database, connection, stored);
        const engine = await makeEngine();
        for (const [wished, sorting, perPage, altered] of wishes) {
          const expected = naiveSearch(catalogue, wished, altered);
          const whole = requestOf(wished, sorting, 1, perPage);
          expect(await countWith(engine, connection, whole, altered)).toBe(expected.ids.size);
          const seen: number[] = [];
          for (let page = 1; page === 1 || seen.length < expected.ids.size; page += 1) {
            const asked = requestOf(wished, sorting, page, perPage);
            const hits = await searchWith(engine, connection, asked, altered);
            expect(hits.total).toBe(expected.ids.size);
            expect(foldedCounts(hits.facets)).toEqual(expected.facets);
            seen.push(...hits.ids);
            if (hits.ids.length === 0) break;
          }
          expect(seen.toSorted((a, b) => a - b)).toEqual(
            [...expected.ids].toSorted((a, b) => a - b),
          );
        }
      },
    ),
    { numRuns: catalogues },
  );
}
