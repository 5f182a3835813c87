import { jestCommand } from '@leeszaal/remote-kit/jest';
import { jestConfig } from '../jest/config.ts';
import { repositoryRoot } from '../packages.ts';
import { readJestReport } from './read-jest-report.ts';
import type { Suite } from './run-suite.ts';

/**
 * The heap at which Jest replaces a worker between two files. A worker keeps some megabytes of each
 * file that it has run, and collecting such a heap makes late files several times slower.
 */
const WORKER_MEMORY = '800MB';

/** The unit tests of every package. */
export function unitSuite(timeLimit: number): Suite {
  return {
    program: process.execPath,
    cwd: repositoryRoot,
    parameters: (report) => [
      ...jestCommand(jestConfig()),
      '--maxWorkers=100%',
      `--workerIdleMemoryLimit=${WORKER_MEMORY}`,
      '--json',
      `--outputFile=${report}`,
    ],
    read: readJestReport,
    timeLimit,
  };
}
