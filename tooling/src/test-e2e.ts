import { join } from 'node:path';
import { runChild } from '../bootstrap/run-child.mjs';
import { buildStale } from './build/build-stale.ts';
import { packageFolder } from './packages.ts';
import { reportFailure } from './report-failure.ts';
import { browserVariables, requireBrowsers } from './test/ensure-browsers.ts';

/* `pnpm test:e2e [Playwright's own parameters]`: journeys through the built portal. */
try {
  const browsers = await requireBrowsers();
  await buildStale({ log: console.log });
  const folder = packageFolder('e2e');
  const given = process.argv.slice(2);
  // Without a choice, not the reader's journeys in an institution's page too.
  const project = given.some((each) => each.startsWith('--project')) ? [] : ['--project=journeys'];
  process.exitCode = await runChild(
    join(folder, 'node_modules/.bin/playwright'),
    ['test', ...project, ...given],
    { cwd: folder, env: { ...process.env, ...browserVariables(browsers) } },
  );
} catch (error) {
  reportFailure(error);
}
