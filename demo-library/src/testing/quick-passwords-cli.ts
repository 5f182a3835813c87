import { openDatabase, quickHash } from '@leeszaal/reference-server/testing';
import { ACCOUNTS } from '../accounts.ts';

/*
 * Stores the passwords of the demonstration's accounts again, as hashes that take no time to verify:
 * `node quick-passwords-cli.ts FOLDER`. For journeys, which sign in often; no server may use the data folder.
 */
const [, , dataDir] = process.argv;
if (dataDir === undefined) throw new Error('Name a data folder.');
const database = await openDatabase({ dataDir });
try {
  for (const { login, password } of ACCOUNTS) {
    await database.query('update users set password_hash = $2 where login = $1', [
      login,
      quickHash(password),
    ]);
  }
} finally {
  await database.close();
}
