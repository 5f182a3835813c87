import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { renewHoldings } from '../../testing/access/holdings.ts';
import { MARKS, openTwoLibraries, type TwoLibraries } from '../../testing/access/two-libraries.ts';
import { allRows } from '../../testing/all-rows.ts';

// Starts threads, which is slow on a busy machine.
jest.setTimeout(60_000);

/** No text of the libraries has this word; the other one is in all of them. */
const WORDS = ['quxwortel', MARKS.north];
const BROWSER = 'a-browser';
const SEARCH = {
  queryType: 0,
  fields: [],
  facets: {},
  paginationOptions: { page: 1, resultsPerPage: 20 },
  connections: [0],
};

describe('what people search for', () => {
  let libraries: TwoLibraries;
  beforeAll(async () => {
    libraries = await openTwoLibraries();
  });
  afterAll(() => libraries.close());

  it('is in no table, with or without an account, and changes none [S2.118]', async () => {
    const { server } = libraries;
    const own = await renewHoldings(libraries, 'user');
    const reader = await server.tokenOf('user');
    const visitor = await server.publicToken(BROWSER);
    const before = await allRows(server.database);
    expect(before.length).toBeGreaterThan(50);
    const found: string[] = [];
    for (const [index, token] of [reader, visitor].entries()) {
      for (const word of WORDS) {
        const fields = [{ name: 'title', value: word, mode: 1, operator: 0 }];
        for (const narrowed of [{}, { fields }, { facets: { keywords: [word] } }]) {
          const answer = await server.call('POST', '/api/search', {
            token,
            headers: { 'idempotency-key': `${index} ${word} ${Object.keys(narrowed)}` },
            body: { ...SEARCH, query: word, ...narrowed },
          });
          expect(answer.statusCode).toBe(200);
          if (answer.body.includes('pub-letters')) found.push(word);
        }
        const books = await server.call('GET', `/api/shop/books?query=${word}`, { token });
        expect(books.statusCode).toBe(200);
      }
    }
    expect(new Set(found)).toEqual(new Set([MARKS.north]));
    for (const word of WORDS) {
      const url = `/api/appearances/${own.pdf}/search?query=(*${word}*)&licenseKey=${own.licenceKey}`;
      expect((await server.call('GET', url, { token: reader })).statusCode).toBe(200);
    }
    expect(await allRows(server.database)).toEqual(before);
  });
});
