import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Database } from '../database/database.contract.ts';
import { checkAccount } from '../sso/accounts.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { ACCOUNTS, CLIENTS } from './accounts.ts';
import { libraryRows } from './library.ts';
import { seedRows } from './seed-rows.ts';

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
    await seedRows(database, new Date());
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

  it('fills the shelves', async () => {
    expect(await count('bookshelves')).toBe(4);
    expect(await count('bookshelf_items')).toBe(17);
  });
});
