import { runServer } from '../../../server/run-server.ts';
import { seedSoak } from './seed-soak.ts';
import { MEMORY_PATH, PEOPLE_VARIABLE } from './server-program.contract.ts';

/*
 * The server as it is, configured by the environment, with one route more: `GET /soak/memory` collects
 * garbage (`--expose-gc`) and answers what is left. Prints its address when it answers.
 */
const people = Number(process.env[PEOPLE_VARIABLE]);

await runServer({
  seed: (library) => seedSoak(library, people),
  extend(app) {
    app.get(MEMORY_PATH, async () => {
      // The first round lets finalisers run, the second takes what they let go of.
      for (let round = 0; round < 2; round += 1) {
        await globalThis.gc?.({ type: 'major', execution: 'async' });
      }
      const { rss, heapUsed, external } = process.memoryUsage();
      return { rss, live: heapUsed + external };
    });
  },
});
