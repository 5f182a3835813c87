import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Database } from '../database/database.contract.ts';
import { findConnection } from '../import/importers/find-connection.ts';
import { type EmptyLibrary, seedState, seedWhenEmpty } from '../server/seed-when-empty.ts';
import { checkAccount } from '../sso/accounts.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { hasLibrary, setUpLibrary } from './set-up-library.ts';
import { FIRST_LIBRARY } from './testing/sample-library.ts';

describeOnBothDatabases('setting up the first library', (makeDatabase) => {
  let database: Database;
  beforeEach(async () => {
    database = await makeDatabase();
  });
  afterEach(() => database.close());

  it('makes a client, its connections and its administrator', async () => {
    expect(await hasLibrary(database)).toBe(false);
    expect(await setUpLibrary(database, FIRST_LIBRARY)).toBe(true);
    expect(await hasLibrary(database)).toBe(true);
    const account = await checkAccount(
      database,
      'ADA@meerzicht.example',
      FIRST_LIBRARY.password,
      '',
    );
    expect(account?.client).toBe('bibliotheek-meerzicht');
    expect(await database.query('select name, email, settings from clients', [])).toEqual([
      {
        name: FIRST_LIBRARY.libraryName,
        email: FIRST_LIBRARY.libraryEmail,
        settings: { defaultLanguage: 'nl' },
      },
    ]);
    expect(await database.query('select role from user_clients', [])).toEqual([
      { role: 'superadmin' },
    ]);
    const intoDigital = await findConnection(database, 'digital library');
    expect(await findConnection(database, undefined)).toBe(intoDigital);
  });

  it('is searched by anyone, and read by people with an account [S2.80]', async () => {
    await setUpLibrary(database, FIRST_LIBRARY);
    const sql = 'select distinct searched_by, read_by from client_connections';
    expect(await database.query(sql)).toEqual([{ searched_by: 'anyone', read_by: 'patrons' }]);
  });

  it('is never taken for an interrupted demonstration', async () => {
    await database.query('insert into demo_state default values');
    await setUpLibrary(database, FIRST_LIBRARY);
    expect(await seedWhenEmpty({ database } as EmptyLibrary, () => Promise.reject())).toBe(false);
    expect(await database.query('select login from users')).toEqual([
      { login: FIRST_LIBRARY.email },
    ]);
    expect(await seedState(database)).toBe('none');
  });

  it('of several at the same time makes one, and none where there is one', async () => {
    const others = ['Eerste', 'Tweede', 'Derde'].map((libraryName) =>
      setUpLibrary(database, { ...FIRST_LIBRARY, libraryName }),
    );
    expect((await Promise.all(others)).filter(Boolean)).toHaveLength(1);
    expect(await setUpLibrary(database, FIRST_LIBRARY)).toBe(false);
    expect(await database.query('select from clients', [])).toHaveLength(1);
    expect(await database.query('select from users', [])).toHaveLength(1);
  });
});
