import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTwoLibraries, type TwoLibraries } from '../testing/access/two-libraries.ts';
import { CALLERS, type Caller, headersOf, tokensOfCallers } from './testing/callers.ts';

const VISITORS: readonly Caller[] = ['visitor', 'none', 'anonymous'];
// An embed token searches no catalogue (`docs/decisions.md` 96).
const SEARCHING = CALLERS.filter((caller) => caller !== 'embed');

describe('a connection that patrons search', () => {
  let libraries: TwoLibraries;
  let tokens: ReadonlyMap<Caller, string>;
  beforeAll(async () => {
    libraries = await openTwoLibraries();
    const { server } = libraries;
    tokens = await tokensOfCallers(server);
    await server.database.query(
      "update client_connections set searched_by = 'patrons' where client_ref = 'north'",
    );
    // A connection of the same library that is open.
    await server.database.query(
      `insert into connections (id, module, name, kind, actions, advanced_fields)
       values (9, 9, 'Open', 'metadata', '{read}', '{title}')`,
    );
    await server.database.query(
      `insert into client_connections (client_ref, connection_id, position, read_by)
       values ('north', 9, 9, 'staff')`,
    );
  });
  afterAll(() => libraries.close());

  const ask = (caller: Caller, url: string, method: 'GET' | 'POST' = 'GET', body?: object) =>
    libraries.server.call(method, url, {
      token: tokens.get(caller) ?? '',
      headers: headersOf(caller),
      ...(body && { body }),
    });
  async function modulesOf(caller: Caller) {
    const answer = await ask(caller, '/api/search/moduleinfo', 'POST');
    return answer.json() as { readonly connection: number; readonly actions: string[] }[];
  }

  it.each(SEARCHING)(
    'is no module of a visitor, and one of a patron: %s [S2.74]',
    async (caller) => {
      const connections = (await modulesOf(caller)).map(({ connection }) => connection);
      expect(connections).toEqual(VISITORS.includes(caller) ? [9] : [0, 1, 2, 9]);
    },
  );

  it.each(SEARCHING)('is found by patrons only: %s [S2.74]', async (caller) => {
    const isFound = !VISITORS.includes(caller);
    const request = {
      ...{ query: '*', queryType: 0, fields: [], facets: {}, sorting: [], connections: [0] },
      paginationOptions: { page: 1, resultsPerPage: 20 },
    };
    const [entry] = (await ask(caller, '/api/search', 'POST', request)).json();
    expect(entry.status).toBe(isFound ? undefined : 404);
    const { pdf } = libraries;
    for (const url of [
      '/api/search/detail?connectionId=0&publicationId=1',
      '/api/publications/pub-letters',
      '/api/publications/pub-letters/license/acquire',
      `/api/appearances/${pdf}`,
      `/api/appearances/${pdf}/cover`,
      `/api/documents/${pdf}/place`,
    ]) {
      const answer = await ask(caller, url);
      // A visitor is told that signing in helps with a record.
      const isTold = caller === 'visitor' && url.startsWith('/api/search/detail');
      expect([url, answer.statusCode]).toEqual([url, isFound ? 200 : isTold ? 403 : 404]);
    }
    expect((await ask(caller, '/api/search/acquisitions')).json().length > 0).toBe(isFound);
    expect((await ask(caller, '/api/publications')).json().total > 0).toBe(isFound);
    expect((await ask(caller, '/api/shop/books')).json().totalAmount > 0).toBe(isFound);
    const requested = {
      ...{ publicationId: 1, connectionId: 0, language: 'en' },
      ...{ requesterName: 'N', requesterEmail: 'n@example.org' },
    };
    const answer = await ask(caller, '/api/module/requestpublication', 'POST', requested);
    expect(answer.statusCode === 404).toBe(!isFound);
  });

  it('lends its record of a document to no other connection [S2.73]', async () => {
    const { pdf, server } = libraries;
    await server.database.query(
      `insert into publications (connection_id, id, pub_key, record)
       select 9, 1, pub_key, '{"title": "As in the open one"}' from appearances where doc_key = $1`,
      [pdf],
    );
    const titleFor = async (caller: Caller) =>
      (await ask(caller, `/api/appearances/${pdf}`)).json().title;
    expect(await titleFor('visitor')).toBe('As in the open one');
    expect(await titleFor('user')).not.toBe('As in the open one');
    await server.database.query('delete from publications where connection_id = 9');
  });

  it('offers reading to people who may read, and to visitors, who can log in [S2.75]', async () => {
    const offered = async (caller: Caller) =>
      (await modulesOf(caller)).find(({ connection }) => connection === 9)?.actions;
    expect(await offered('visitor')).toEqual(['read']);
    expect(await offered('admin')).toEqual(['read']);
    for (const caller of ['none', 'anonymous', 'user', 'guest'] as const) {
      expect([caller, await offered(caller)]).toEqual([caller, []]);
    }
  });
});
