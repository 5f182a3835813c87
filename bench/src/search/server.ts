import { setTimeout } from 'node:timers/promises';
import { runServer } from '@leeszaal/reference-server';
import { searchEngineOf } from '@leeszaal/reference-server/testing';
import { changeRecords, type RecordChange } from './change-records.ts';
import { foundForms } from './found-forms.ts';
import { GENERATED_CONNECTION } from './load-library.ts';
import { askPlainly, type PlainQuestion } from './plain-sql.ts';

/* The production server, configured by the environment, with more routes. `POST /bench/plain`
   answers in plain SQL from the same database, and `POST /bench/forms` with the forms of words that
   the portal finds. `GET /bench/ready` answers once the generated connection can be searched, with
   the memory of the process, `GET /bench/warm` whether its common words are loaded, once they are
   or after ten seconds. `POST /bench/change` changes records and then answers, `GET /bench/memory` with the most memory
   that the process ever had. Prints its address. */
await runServer({
  extend(app, { database }) {
    app.post('/bench/plain', async (request) =>
      askPlainly(database, request.body as PlainQuestion),
    );
    app.post('/bench/forms', async (request) =>
      foundForms(database, (request.body as { readonly words: string }).words),
    );
    app.post('/bench/change', async (request) => {
      await changeRecords(database, request.body as RecordChange);
      return {};
    });
    app.get('/bench/memory', () => ({ bytes: process.resourceUsage().maxRSS * 1024 }));
    app.get('/bench/ready', async () => {
      await searchEngineOf(database).prepare(GENERATED_CONNECTION);
      const { rss, arrayBuffers, heapUsed } = process.memoryUsage();
      return { rss, arrayBuffers, heapUsed };
    });
    let warming: Promise<void> | undefined;
    let isWarm = false;
    // The server does the same in the background, and loads no list twice.
    app.get('/bench/warm', async () => {
      warming ??= searchEngineOf(database)
        .warm(GENERATED_CONNECTION, new AbortController().signal)
        .then(() => {
          isWarm = true;
        });
      // In a million records it takes longer than a request may.
      await Promise.race([warming, setTimeout(10_000)]);
      return { isWarm };
    });
  },
});
