import { join } from 'node:path';
import { packageFolder, repositoryRoot } from '../packages.ts';
import { readSoakReport } from './read-soak-report.ts';
import type { Suite } from './run-suite.ts';

/** How long people live with the server, in seconds. */
const SECONDS = 1800;
/** Seconds that a slow machine needs to make the library and to settle the accounts. */
const AROUND = 300;

/** Simulated people on the built server and a PostgreSQL, and their accounts against the database. */
export function soakSuite(): Suite {
  const program = join(packageFolder('reference-server'), 'src/testing/soak/main.ts');
  return {
    program: process.execPath,
    cwd: repositoryRoot,
    parameters: (report) => [program, '--seconds', String(SECONDS), '--report', report],
    read: readSoakReport,
    timeLimit: (SECONDS + AROUND) * 1000,
  };
}
