import { defineConfig } from 'playwright/test';
import { chromiumOptions } from './src/portal/chromium.ts';
import { PORTAL_ONLY_TITLES } from './src/support/portal-only.ts';
import type { Place } from './src/support/reading.ts';

/** The checks that run after all other projects. */
const POLICY = '**/zz-policy.spec.ts';

/**
 * One more than the cores of a small machine: much of a journey's time is polling by Playwright and
 * timers of the portal.
 */
const WORKERS = 3;

/**
 * Spec files run in parallel. Each worker has its own portal, which the suite starts (built host
 * and remotes, production server, demonstration library). No retries: a flaky test is a bug.
 */
export default defineConfig<object, { place: Place }>({
  testDir: './src',
  globalSetup: './src/portal/start-portals.ts',
  outputDir: './test-results',
  workers: WORKERS,
  projects: [
    { name: 'journeys', testMatch: '**/*.spec.ts', testIgnore: POLICY, teardown: 'policy' },
    // The same journeys on an institution's own page: `pnpm test:full`, or `--project=embed`.
    {
      name: 'embed',
      testMatch: 'journeys/reader/*.spec.ts',
      grepInvert: [...PORTAL_ONLY_TITLES],
      use: { place: 'embed' },
      teardown: 'policy',
    },
    { name: 'policy', testMatch: POLICY },
  ],
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000, toPass: { timeout: 30_000 } },
  use: {
    browserName: 'chromium',
    // Shorter than a test's timeout, so that there is time to clean up.
    actionTimeout: 40_000,
    navigationTimeout: 30_000,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions(),
  },
});
