import { readServerConfig } from '../config/server-config.ts';
import { seedRows } from '../demo/seed-rows.ts';
import { startServer } from '../server/start-server.ts';
import { PEAK_PATH } from './importing-server.contract.ts';

/*
 * The server as it is, configured by the environment, with a catalogue and no documents, and with one
 * route more: `GET /testing/peak` answers the most memory in bytes that its process has had since the
 * server was started. Prints its address when it answers.
 */
const LOOK_EVERY_MS = 20;

let peak = 0;
const look = () => {
  peak = Math.max(peak, process.memoryUsage.rss());
};

const server = await startServer({
  config: readServerConfig(process.env),
  seedDemo: ({ database }) => seedRows(database, new Date()),
  extend(app) {
    app.get(PEAK_PATH, () => ({ peak }));
  },
});
setInterval(look, LOOK_EVERY_MS);
process.on('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
process.stdout.write(`${server.url}\n`);
