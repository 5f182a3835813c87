import { readServerConfig } from '../config/server-config.ts';
import { seedRows } from '../demo/seed-rows.ts';
import { startServer } from '../server/start-server.ts';
import { LOAD_PATH } from './importing-server.contract.ts';
import { measureLoad } from './measure-load.ts';

/*
 * The server as it is, configured by the environment, with a catalogue and no documents, and with one
 * route more, which tells what the server has taken (`Load`). Prints its address when it answers.
 */
const loadSoFar = measureLoad();

const server = await startServer({
  config: readServerConfig(process.env),
  seedDemo: ({ database }) => seedRows(database, new Date()),
  extend(app) {
    app.get(LOAD_PATH, loadSoFar);
  },
});
process.on('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
process.stdout.write(`${server.url}\n`);
