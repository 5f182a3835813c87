import { describe, expect, test } from '@jest/globals';
import { FIELD_MODE, FIELD_OPERATOR } from '@leeszaal/shared-contracts';
import fc from 'fast-check';
import type { PlannedRequest } from '../query/plan-search.ts';
import type { SearchHits } from '../query/search-engine.contract.ts';
import { ANTHOLOGY, EBOOK, LAW, MAX, MUELLER, STUDY } from './small-library.ts';

/**
 * The results of every engine in the small library (`seedSmallLibrary`), in their order.
 *
 * @param find searches it
 */
export function describeSmallLibrary(
  find: (request: PlannedRequest) => Promise<SearchHits>,
  { texts: runs }: { readonly texts: number } = { texts: 300 },
): void {
  describe('on a small library', () => {
    async function idsOf(
      query: string,
      fields: PlannedRequest['fields'] = [],
      sorting: string[] = [],
    ): Promise<readonly number[]> {
      const { ids } = await find({
        query,
        queryType: 0,
        fields,
        facets: {},
        sorting,
        paginationOptions: { page: 1, resultsPerPage: 100 },
      });
      return ids;
    }

    test('puts the title first, then authors, keywords and the rest', async () => {
      expect(await idsOf('multatuli')).toEqual([STUDY, MAX, ANTHOLOGY]);
    });

    test('puts an exact title above titles that hold it', async () => {
      expect(await idsOf('max havelaar')).toEqual([MAX, STUDY, ANTHOLOGY]);
      expect(await idsOf('multatuli max havelaar')).toEqual([MAX, STUDY, ANTHOLOGY]);
    });

    test.each([
      ['', [ANTHOLOGY, MAX, STUDY, LAW, EBOOK, MUELLER]],
      ['*', [ANTHOLOGY, MAX, STUDY, LAW, EBOOK, MUELLER]],
      ['"*"', []],
      ['?!', []],
      ['havelaar multatuli studie', [STUDY]],
      ['"havelaar multatuli"', []],
      ['"zijn max havelaar"', [STUDY]],
      ['haven*', []],
      ['havel*', [MAX, STUDY, ANTHOLOGY]],
      ['t*', [EBOOK, ANTHOLOGY]],
      ['pl*', []],
      ['co*', []],
      ['"met t*"', [ANTHOLOGY]],
      ['"havelaar t*"', []],
      ['*recht', [LAW]],
      ['*afre*', [LAW]],
      ['st*f*t', [LAW]],
      ['recht', []],
      ['strasse', [MUELLER]],
      ['STRAßE uber', [MUELLER]],
      ['ueber', [MUELLER]],
      ['Mueller', [MUELLER]],
      ['muller jorg', [MUELLER]],
      ['oeuvre', [LAW]],
      ['ebook', [EBOOK]],
      ['e-book', [EBOOK]],
      ['"e-book revolution"', [EBOOK]],
      ['edition', [EBOOK]],
      ['l’édition', [EBOOK]],
      ['koffi veilingen', [MAX]],
      ['amp', []],
      ['12" max havelaar', []],
      ['"max havelaar', [MAX, STUDY, ANTHOLOGY]],
      ['9789086961429', [MAX]],
      ['978-90-8696-142-9', [MAX]],
      ['9086961428', [MAX]],
      ['isbn 316148410X', [MUELLER]],
      ['9025412345', [LAW]],
      ['90-254-1234-5', [LAW]],
      ['90 254 1234 5', [LAW]],
      ['316148410x', [MUELLER]],
      ['9783161484100', [MUELLER]],
    ])('%j finds %j [C7.22]', async (query, expected) => {
      expect(await idsOf(query)).toEqual(expected);
    });

    const row = (
      name: string,
      mode: keyof typeof FIELD_MODE,
      value: string,
      operator: keyof typeof FIELD_OPERATOR = 'and',
    ) => ({ name, value, mode: FIELD_MODE[mode], operator: FIELD_OPERATOR[operator] });

    test.each([
      [[row('title', 'contains', 'recht')], [LAW]],
      [[row('title', 'contains', 'st')], [LAW, STUDY, MUELLER]],
      [[row('title', 'contains', '"max havelaar"')], [MAX, STUDY]],
      [[row('title', 'contains', '"havelaar max"')], []],
      [[row('title', 'contains', 'koffi-veilingen')], [MAX]],
      [[row('title', 'exact', 'max havelaar')], [MAX]],
      [
        [
          row(
            'title',
            'exact',
            'Max Havelaar of de koffi-veilingen der Nederlandsche Handel-Maatschappy',
          ),
        ],
        [MAX],
      ],
      [[row('title', 'exact', 'max')], []],
      [[row('title', 'not', 'max')], [ANTHOLOGY, LAW, EBOOK, MUELLER]],
      [[row('authors', 'exact', 'Ett, Henri A.')], [ANTHOLOGY, STUDY]],
      [[row('authors', 'contains', 'Jan Jansen')], [LAW]],
      [[row('authors', 'contains', 'justitie')], [LAW]],
      [[row('authors', 'contains', 'mueller')], [MUELLER]],
      [[row('keywords', 'contains', 'multatuli')], [STUDY]],
      [[row('isbn', 'exact', '9789086961429')], [MAX]],
      [[row('isbn', 'exact', '90-8696-142-8')], [MAX]],
      [[row('isbn', 'contains', '978-90-8')], [MAX]],
      [[row('isbn', 'contains', '90254')], [LAW]],
      [[row('isbn', 'not', '978')], [ANTHOLOGY, STUDY, LAW, EBOOK]],
      [[row('publisher', 'exact', 'OEUVRE & ZOON')], [LAW]],
      [[row('title', 'contains', '*')], [ANTHOLOGY, MAX, STUDY, LAW, EBOOK, MUELLER]],
      [[row('title', 'contains', '!')], []],
      [
        [row('title', 'exact', 'bloemlezing', 'or'), row('title', 'contains', 'max', 'or')],
        [ANTHOLOGY, MAX, STUDY],
      ],
      [
        [
          row('title', 'exact', 'bloemlezing'),
          row('title', 'contains', 'max', 'or'),
          row('authors', 'contains', 'henri', 'and'),
        ],
        [ANTHOLOGY, STUDY],
      ],
    ])('rows %j find %j [C7.19]', async (rows, expected) => {
      expect(await idsOf('', rows, ['title asc'])).toEqual(
        (await idsOf('*', [], ['title asc'])).filter((id) => expected.includes(id)),
      );
    });

    test('joins the rows and the main query with and [C7.19]', async () => {
      const rows = [row('title', 'contains', 'max'), row('title', 'contains', 'straf', 'or')];
      expect(await idsOf('praktijk', rows)).toEqual([LAW]);
    });

    test('puts absent years last in both orders', async () => {
      const undated = [ANTHOLOGY, LAW, MUELLER, EBOOK];
      expect(await idsOf('', [], ['yearofpublication asc'])).toEqual([MAX, STUDY, ...undated]);
      expect(await idsOf('', [], ['yearofpublication desc'])).toEqual([STUDY, MAX, ...undated]);
      expect(await idsOf('max', [], ['yearofpublication desc'])).toEqual([STUDY, MAX, ANTHOLOGY]);
    });

    test('puts equal scores of a year by title [C7.23]', async () => {
      const sorting = ['yearofpublication asc', 'score desc'];
      const undated = [ANTHOLOGY, LAW, EBOOK, MUELLER];
      expect(await idsOf('', [], sorting)).toEqual([MAX, STUDY, ...undated]);
      expect(await idsOf('-multatuli', [], sorting)).toEqual([LAW, EBOOK, MUELLER]);
    });

    test('answers any text without failing [C7.20]', async () => {
      const text = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.string({ unit: fc.constantFrom(...`"'\\*&|!<->:()=#% aé1\0\n’-`), maxLength: 30 }),
      );
      await fc.assert(
        fc.asyncProperty(text, text, fc.constantFrom(0, 1, 2), async (query, value, mode) => {
          const hits = await find({
            query,
            queryType: mode,
            fields: [
              { name: 'title', value, mode, operator: 1 },
              { name: 'isbn', value: query, mode, operator: 1 },
            ],
            facets: value === '' ? {} : { keywords: [value], authors: [query, 'a'] },
            sorting: [],
            paginationOptions: { page: 1e300, resultsPerPage: 100 },
          });
          expect(hits.ids).toEqual([]);
        }),
        { numRuns: runs },
      );
    }, 60_000);
  });
}
