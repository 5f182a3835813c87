import { runEverything } from './test/run-everything.ts';

/* `npm test`: types, style, walls, unit tests, and journeys through the built portal. */
const minute = 60_000;
// Three times what a quiet machine takes: the limits end a run that hangs, and no other.
process.exitCode = await runEverything({ unit: 25 * minute, e2e: 40 * minute });
