import { runServer } from '@leeszaal/reference-server';
import { searchEngineOf } from '@leeszaal/reference-server/testing';
import { GENERATED_CONNECTION } from './load-library.ts';
import { askPlainly, type PlainQuestion } from './plain-sql.ts';

/* The production server, configured by the environment, with two more routes. `POST
   /bench/plain` answers in plain SQL from the same database. `GET /bench/ready` answers once the
   generated connection can be searched, with the memory of the process. Prints its address. */
await runServer({
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
