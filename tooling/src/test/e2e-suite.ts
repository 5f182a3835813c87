import { join } from 'node:path';
import { packageFolder } from '../packages.ts';
import { isFullRun } from './full-run.ts';
import { readPlaywrightReport } from './read-playwright-report.ts';
import type { Suite } from './run-suite.ts';

/**
 * The journeys through the built portal. Their configuration learns from `CHROMIUM_PATH` which
 * browser to use.
 */
export function e2eSuite(chromium: string, timeLimit: number): Suite {
  const folder = packageFolder('e2e');
  return {
    program: join(folder, 'node_modules/.bin/playwright'),
    cwd: folder,
    env: { CHROMIUM_PATH: chromium },
    parameters: () => ['test', '--reporter=list,json', ...(isFullRun() ? [] : withoutFull)],
    read: readPlaywrightReport,
    timeLimit,
    // At any other signal it leaves its servers behind.
    killSignal: 'SIGINT',
  };
}

/** Journeys that take long carry this tag in their title. */
const withoutFull = ['--grep-invert', '@full'];
