import { fullRunVariable } from './jest/full-run.ts';
import { runOrigin } from './origin/run-origin.ts';
import { runSkew } from './skew/run-skew.ts';
import { runEverything } from './test/run-everything.ts';

/* `pnpm test:full`: everything of `npm test`, and the long tests. */
const hour = 3_600_000;
process.env[fullRunVariable] = '1';
process.exitCode = await runEverything({ unit: 2 * hour, e2e: 4 * hour }, [
  { name: 'skew of releases', run: runSkew },
  { name: 'another origin', run: runOrigin },
]);
