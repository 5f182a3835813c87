import { defineConfig } from 'playwright/test';
import { chromiumOptions } from './src/portal/chromium.ts';

/** What is looked at when everything else has been done. */
const POLICY = '**/zz-policy.spec.ts';

/**
 * One more than the cores of a small machine: a journey spends a good part of its time on the intervals at
 * which Playwright looks again, and on timers of the portal.
 */
const WORKERS = 3;

/**
 * The files of journeys run beside each other, each worker against a portal of its own that the suite
 * itself starts (built host and remotes, real server, demonstration library). Nothing is tried twice: a
 * flaky test is a bug.
 */
export default defineConfig({
  testDir: './src',
  globalSetup: './src/portal/start-portals.ts',
  outputDir: './test-results',
  workers: WORKERS,
  projects: [
    { name: 'journeys', testMatch: '**/*.spec.ts', testIgnore: POLICY, teardown: 'policy' },
    { name: 'policy', testMatch: POLICY },
  ],
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000, toPass: { timeout: 30_000 } },
  use: {
    browserName: 'chromium',
    // What hangs fails while there is time left to tidy up on a page that still answers.
    actionTimeout: 40_000,
    navigationTimeout: 30_000,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions(),
  },
});
