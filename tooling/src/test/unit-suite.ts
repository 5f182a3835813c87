import { jestCommand } from '../jest/command.ts';
import { repositoryRoot } from '../packages.ts';
import { readJestReport } from './read-jest-report.ts';
import type { Suite } from './run-suite.ts';

/** The unit tests of every package. */
export function unitSuite(timeLimit: number): Suite {
  return {
    program: process.execPath,
    cwd: repositoryRoot,
    parameters: (report) => [
      ...jestCommand(),
      '--maxWorkers=100%',
      '--json',
      `--outputFile=${report}`,
    ],
    read: readJestReport,
    timeLimit,
  };
}
