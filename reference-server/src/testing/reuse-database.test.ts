import { expect, test } from '@jest/globals';
import { describeOnBothDatabases } from './describe-on-both-databases.ts';
import { reuseDatabase } from './reuse-database.ts';

describeOnBothDatabases('a database that is used again', (makeDatabase) => {
  const freshDatabase = reuseDatabase(makeDatabase);

  const stateOf = async () => {
    const database = await freshDatabase();
    const state = {
      clients: await database.query('select ref from clients'),
      links: await database.query('select client_ref from client_connections'),
      next: await database.query("select nextval('search_change_numbers')"),
    };
    return { database, state };
  };

  test('is empty again after it was closed, in any order of its tables', async () => {
    const { database, state } = await stateOf();
    await database.query("insert into clients (ref, name) values ('town', 'Town')");
    await database.query(
      `insert into connections (id, module, name, kind, actions, advanced_fields)
      values (7, 17, 'Books', 'metadata', '{read}', '{title}')`,
    );
    await database.query(
      "insert into client_connections (client_ref, connection_id, position) values ('town', 7, 1)",
    );
    await database.query("select setval('search_change_numbers', 99)");
    await database.close();
    const again = await stateOf();
    expect(again.state).toEqual(state);
    expect(again.database).not.toBe(database);
    await again.database.close();
  });

  test('keeps what migrations have written, and its constraints', async () => {
    const database = await freshDatabase();
    const migrations = await database.query('select count(*)::integer as count from migrations');
    expect(migrations).not.toEqual([{ count: 0 }]);
    await expect(
      database.query(
        "insert into client_connections (client_ref, connection_id, position) values ('no', 1, 1)",
      ),
    ).rejects.toMatchObject({ code: '23503' });
    await database.close();
  });
});
