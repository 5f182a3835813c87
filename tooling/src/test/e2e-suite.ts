import { join } from 'node:path';
import { isFullRun } from '../jest/full-run.ts';
import { packageFolder } from '../packages.ts';
import { type Browsers, browserVariables } from './ensure-browsers.ts';
import { readPlaywrightReport } from './read-playwright-report.ts';
import type { Suite } from './run-suite.ts';

/** The journeys through the built portal, in these browsers. */
export function e2eSuite(browsers: Browsers, timeLimit: number): Suite {
  const folder = packageFolder('e2e');
  return {
    program: join(folder, 'node_modules/.bin/playwright'),
    cwd: folder,
    env: browserVariables(browsers),
    parameters: () => ['test', '--reporter=list,json', ...(isFullRun() ? [] : ordinary)],
    read: readPlaywrightReport,
    timeLimit,
    // At any other signal Playwright leaves its servers running.
    killSignal: 'SIGINT',
  };
}

/** Journeys that take long carry this tag in their title; the project `embed` repeats those of the reader. */
const ordinary = ['--project=journeys', '--grep-invert', '@full'];
