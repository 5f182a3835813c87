import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Database } from '../database/database.contract.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { publicClient } from './public-client.ts';

describeOnBothDatabases('the client of the public library', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
  });
  afterAll(() => database.close());

  const add = (ref: string, name: string) =>
    database.query('insert into clients (ref, name) values ($1, $2)', [ref, name]);

  it('is the configured one, else the oldest, whatever others are called [S2.147]', async () => {
    expect(await publicClient(database, '')).toBeNull();
    await add('m', 'Middle');
    await add('a', 'A name before it');
    expect(await publicClient(database, '')).toBe('m');
    expect(await publicClient(database, 'a')).toBe('a');
    await database.query("update clients set deactivated_at = now() where ref = 'a'", []);
    expect(await publicClient(database, 'a')).toBe('m');
  });
});
