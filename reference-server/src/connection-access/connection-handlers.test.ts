import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Database } from '../database/database.contract.ts';
import { migrate, readMigrations } from '../database/migrations.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

describeOnBothDatabases('the connections of a library', (makeDatabase) => {
  let database: Database;
  let server: TestServer;
  let admin: string;
  beforeAll(async () => {
    database = await makeDatabase();
    server = await createTestServer({ database });
    admin = await server.tokenOf('admin');
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const list = async (token = admin) =>
    (await server.call('GET', '/api/connections', { token })).json().connections;
  const change = (id: number | string, body: object, token = admin) =>
    server.call('PUT', `/api/connections/${id}`, { token, body });

  it('are listed with what needs signing in, and changed one by one [S2.76]', async () => {
    const open = { searchedBy: 'anyone', readBy: 'anyone' };
    expect(await list()).toMatchObject([
      { id: 0, name: 'Catalogue', ...open },
      { id: 1, name: 'Full text', ...open },
      { id: 2, name: 'Shop', ...open },
    ]);
    const closed = { searchedBy: 'patrons', readBy: 'staff' };
    const changed = await change(1, closed);
    expect(changed.json()).toEqual({ id: 1, name: 'Full text', names: {}, ...closed });
    expect(await list()).toMatchObject([open, closed, open]);
    const log = (await server.call('GET', '/api/admin/audit', { token: admin })).json();
    expect(log.entries[0]).toMatchObject({
      user: { name: 'Ada Admin' },
      action: 'connection-changed',
      connection: { id: 1, name: 'Full text', ...closed },
    });
    const exported = await server.call('GET', '/api/admin/audit/export', { token: admin });
    expect(exported.body).toContain('Full text: readBy');
  });

  it('are those of the own library only [S2.76]', async () => {
    await database.query(
      `insert into client_connections (client_ref, connection_id, read_by)
       values ('south', 0, 'staff')`,
    );
    const closed = { searchedBy: 'patrons', readBy: 'patrons' };
    expect((await change(3, closed)).statusCode).toBe(404);
    expect((await change('99999999999', closed)).statusCode).toBe(404);
    await change(0, closed);
    expect(await list(await server.tokenOf('admin', 'south'))).toMatchObject([
      { id: 0, searchedBy: 'anyone', readBy: 'staff' },
      { id: 3, readBy: 'anyone' },
    ]);
    for (const body of [{ readBy: 'anyone' }, { searchedBy: 'staff', readBy: 'staff' }]) {
      expect((await change(0, body)).statusCode).toBe(400);
    }
  });

  it('have reading without an account switched off at first [S2.77]', async () => {
    await database.query(
      `insert into client_connections (client_ref, connection_id) values ('south', 1)`,
    );
    const [row] = await database.query(
      `select searched_by, read_by from client_connections
       where client_ref = 'south' and connection_id = 1`,
    );
    expect(row).toEqual({ searched_by: 'anyone', read_by: 'patrons' });
  });
});

describeOnBothDatabases('a library before the settings existed', (makeDatabase) => {
  it('keeps reading without an account, in the connections that it has [S2.78]', async () => {
    const database = await makeDatabase();
    await database.query('drop schema public cascade; create schema public');
    const migrations = await readMigrations();
    const before = migrations.filter(({ name }) => name < '0027');
    await migrate(database, before);
    await database.query(`
      insert into clients (ref, name) values ('old', 'Old');
      insert into connections (id, module, name, kind, actions, advanced_fields)
        values (1, 1, 'Old', 'metadata', '{}', '{}'), (2, 2, 'New', 'metadata', '{}', '{}');
      insert into client_connections (client_ref, connection_id) values ('old', 1)`);
    await migrate(database, migrations);
    await database.query(
      `insert into client_connections (client_ref, connection_id) values ('old', 2)`,
    );
    const rows = await database.query(
      'select connection_id, searched_by, read_by from client_connections order by 1',
    );
    expect(rows).toEqual([
      { connection_id: 1, searched_by: 'anyone', read_by: 'anyone' },
      { connection_id: 2, searched_by: 'anyone', read_by: 'patrons' },
    ]);
    await database.close();
  });
});
