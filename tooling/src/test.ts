import { runEverything } from './test/run-everything.ts';

/* `npm test`: types, style, walls, unit tests, and journeys through the built portal. */
const minute = 60_000;
process.exitCode = await runEverything({ unit: 12 * minute, e2e: 30 * minute });
