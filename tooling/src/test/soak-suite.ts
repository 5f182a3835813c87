import { join } from 'node:path';
import { isFullRun } from '../jest/full-run.ts';
import { packageFolder, repositoryRoot } from '../packages.ts';
import { readSoakReport } from './read-soak-report.ts';
import type { Suite } from './run-suite.ts';

/** How long people live with the server, in seconds. */
const SECONDS = { short: 60, full: 1800 } as const;
/** Seconds that a slow machine needs to make the library and to settle the accounts. */
const AROUND = 300;

/** Simulated people on the built server and a PostgreSQL, and their accounts against the database. */
export function soakSuite(): Suite {
  const seconds = isFullRun() ? SECONDS.full : SECONDS.short;
  const program = join(packageFolder('reference-server'), 'src/testing/soak/main.ts');
  return {
    program: process.execPath,
    cwd: repositoryRoot,
    parameters: (report) => [program, '--seconds', String(seconds), '--report', report],
    read: readSoakReport,
    timeLimit: (seconds + AROUND) * 1000,
  };
}
