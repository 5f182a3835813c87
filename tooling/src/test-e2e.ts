import { join } from 'node:path';
import { runChild } from '../bootstrap/run-child.mjs';
import { buildStale } from './build/build-stale.ts';
import { packageFolder } from './packages.ts';
import { browserVariables, ensureBrowsers } from './test/ensure-browsers.ts';

/* `pnpm test:e2e [Playwright's own parameters]`: journeys through the built portal. */
const browsers = await ensureBrowsers();
if (browsers === null) {
  console.error('There is no Chromium and none can be installed: set CHROMIUM_PATH.');
  process.exit(1);
}
await buildStale({ log: console.log });
const folder = packageFolder('e2e');
process.exitCode = await runChild(
  join(folder, 'node_modules/.bin/playwright'),
  ['test', ...process.argv.slice(2)],
  { cwd: folder, env: { ...process.env, ...browserVariables(browsers) } },
);
