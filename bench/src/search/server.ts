import { readServerConfig, startServer } from '@leeszaal/reference-server';
import { searchEngineOf } from '@leeszaal/reference-server/testing';
import { GENERATED_CONNECTION } from './load-library.ts';
import { askPlainly, type PlainQuestion } from './plain-sql.ts';

/*
 * The server as it is, configured by the environment, with two routes more: `POST /bench/plain`
 * answers by plain SQL from the same database, and `GET /bench/ready` answers once the generated
 * connection is ready to be searched, with how much memory the process has then. Prints its address.
 */
const server = await startServer({
  config: readServerConfig(process.env),
  extend(app, { database }) {
    app.post('/bench/plain', async (request) =>
      askPlainly(database, request.body as PlainQuestion),
    );
    app.get('/bench/ready', async () => {
      await searchEngineOf(database).prepare(GENERATED_CONNECTION);
      const { rss, arrayBuffers, heapUsed } = process.memoryUsage();
      return { rss, arrayBuffers, heapUsed };
    });
  },
});
process.on('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
console.log(server.url);
