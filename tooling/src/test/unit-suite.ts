import { jestCommand } from '@leeszaal/remote-kit/jest';
import { jestConfig } from '../jest/config.ts';
import { repositoryRoot } from '../packages.ts';
import { readJestReport } from './read-jest-report.ts';
import type { Suite } from './run-suite.ts';

/** The unit tests of every package. */
export function unitSuite(timeLimit: number): Suite {
  return {
    program: process.execPath,
    cwd: repositoryRoot,
    parameters: (report) => [...jestCommand(jestConfig()), '--json', `--outputFile=${report}`],
    read: readJestReport,
    timeLimit,
  };
}
