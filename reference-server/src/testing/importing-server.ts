import { runServer } from '../server/run-server.ts';
import { quickHash } from '../sso/testing/quick-hash.ts';
import { insertFixtures } from './fixtures.ts';
import { ADMINISTRATOR, LOAD_PATH } from './importing-server.contract.ts';
import { measureLoad } from './measure-load.ts';

/*
 * The server as it is, configured by the environment, with the test library and an administrator who can sign
 * in, and with a route for its `Load`. Prints its address when it answers.
 */
const loadSoFar = measureLoad();

await runServer({
  async seed({ database }) {
    await insertFixtures(database);
    await database.query('update users set password_hash = $2 where login = $1', [
      ADMINISTRATOR.login,
      quickHash(ADMINISTRATOR.password),
    ]);
  },
  extend(app) {
    app.get(LOAD_PATH, loadSoFar);
  },
});
