import { runServer } from '@leeszaal/reference-server';
import type { Services } from '@leeszaal/reference-server/extension';
import { demonstration } from './demonstration.ts';
import { startEmbedExample } from './embed-example.ts';

/* The server with the demonstration library, as `npm start` runs it, and the website of an institution beside it. */
const { seed, extend, ...options } = demonstration(process.env);
let services: Services | undefined;
await runServer({
  ...options,
  ...(seed && { seed }),
  extend(app, given) {
    services = given;
    extend?.(app, given);
  },
});
const line = seed && services && (await startEmbedExample(services, process.env));
if (line !== undefined) process.stdout.write(`${line}\n`);
