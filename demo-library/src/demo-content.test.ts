import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { writeContent } from '@leeszaal/reference-server/extension';
import {
  checkAccount,
  type Database,
  planSearch,
  searchEngineOf,
} from '@leeszaal/reference-server/testing';
import { describeOnBothDatabases } from '@leeszaal/reference-server/testing/suites';
import { QUERY_TYPE, readRichText, type SearchField } from '@leeszaal/shared-contracts';
import { ACCOUNTS, CLIENTS, CONNECTION_IDS, CONNECTIONS } from './accounts.ts';
import { demoContent } from './demo-content.ts';
import { libraryRows } from './library.ts';
import { TERMS } from './pages/terms-texts.ts';

describeOnBothDatabases('seeding the demonstration', (makeDatabase) => {
  let database: Database;
  const count = async (sql: string): Promise<number> => {
    const [row] = await database.query<{ count: number }>(
      `select count(*)::int as count from ${sql}`,
    );
    return row?.count ?? 0;
  };

  beforeAll(async () => {
    database = await makeDatabase();
    await writeContent(database, demoContent(new Date()));
  });
  afterAll(() => database.close());

  it('writes every publication and makes it findable', async () => {
    const expected = libraryRows(new Date()).length;
    expect(await count('publications')).toBe(expected);
    expect(await count('search_publications')).toBe(expected);
  });

  it('lets every account in with its password, at a client of its own', async () => {
    for (const { login, password, clients } of ACCOUNTS) {
      const account = await checkAccount(database, login, password, '');
      expect(clients).toContain(account?.client);
    }
    expect(await checkAccount(database, 'user@demo.example', 'something else', '')).toBeNull();
  });

  it('gives each client its logo and its connections', async () => {
    expect(await count('clients where logo is not null')).toBe(CLIENTS.length);
    const links = CLIENTS.reduce((sum, { connections }) => sum + connections.length, 0);
    expect(await count('client_connections')).toBe(links);
  });

  it('lets visitors read without an account [S2.80]', async () => {
    const closed = "searched_by <> 'anyone' or read_by <> 'anyone'";
    expect(await count(`client_connections where ${closed}`)).toBe(0);
  });

  const search = async (query: string, fields: readonly SearchField[] = []) => {
    const [connection] = CONNECTIONS;
    if (connection === undefined) throw new Error('The demonstration has no connection');
    const planned = planSearch(
      {
        query,
        queryType: QUERY_TYPE.metadata,
        fields: [...fields],
        facets: {},
        sorting: [],
        paginationOptions: { page: 1, resultsPerPage: 20 },
      },
      connection,
    );
    if (planned.kind === 'refused') throw new Error(planned.reason);
    const { total, ids } = await searchEngineOf(database).search(planned.plan);
    const titles = await database.query<{ title: string }>(
      `select record ->> 'title' as title from publications p
       join unnest($1::integer[]) with ordinality as hit (id, place) using (id)
       where connection_id = $2 order by place`,
      [[...ids], connection.id],
    );
    return { total, titles: titles.map(({ title }) => title) };
  };

  it('states the terms of both libraries in four languages [S2.109]', async () => {
    const rows = await database.query<{ text: string }>('select text from statements');
    expect(rows).toHaveLength(CLIENTS.length * 2 * 4);
    for (const { text } of rows) expect(readRichText(text)).toHaveLength(3);
    const general = JSON.stringify(rows);
    expect(general).toContain(TERMS.general.fr.paragraphs[0]);
  });

  it('finds words of descriptions, not every book by its type, nor the terms of use first', async () => {
    const books = await count(
      `publications where connection_id = ${CONNECTION_IDS.catalogue} and record ->> 'documentType' = 'Book'`,
    );
    expect((await search('book')).total).toBeLessThan(books / 2);
    const terms: readonly string[] = Object.values(TERMS).map(({ nl }) => nl.title);
    const { titles } = await search('bibliotheek');
    expect(titles.length).toBeGreaterThan(3);
    expect(titles.slice(0, 3).filter((title) => terms.includes(title))).toEqual([]);
  });

  it('finds what is in a language by its code, in the field of languages', async () => {
    const german = { name: 'language', value: 'de', mode: 0, operator: 0 } as const;
    const expected = await count(
      `publications where connection_id = ${CONNECTION_IDS.catalogue} and record ->> 'language' = 'de'`,
    );
    expect(expected).toBeGreaterThan(0);
    expect((await search('', [german])).total).toBe(expected);
  });

  it('names its modules and all types of documents in each language', async () => {
    const rows = await database.query<{ names: object }>(
      `select names from connections
       union all select distinct coalesce(record -> 'documentTypeLabels', '{}') from publications`,
      [],
    );
    expect(rows.length).toBeGreaterThan(CONNECTIONS.length);
    for (const { names } of rows) {
      expect(names).toMatchObject({
        nl: expect.any(String),
        en: expect.any(String),
        de: expect.any(String),
        fr: expect.any(String),
      });
    }
  });

  it('fills the shelves', async () => {
    expect(await count('bookshelves')).toBe(4);
    expect(await count('bookshelf_items')).toBe(17);
  });
});
