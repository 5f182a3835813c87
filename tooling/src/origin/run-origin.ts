import { join } from 'node:path';
import { distLayout } from '../dist-layout.ts';
import { repositoryRoot } from '../packages.ts';
import { combinePortal } from '../skew/combine-portal.ts';
import { e2eSuite } from '../test/e2e-suite.ts';
import { ensureBrowsers } from '../test/ensure-browsers.ts';
import { runSuite, type SuiteReport } from '../test/run-suite.ts';
import { startFileServer } from './file-server.ts';
import { moveRemotes } from './move-remotes.ts';

/** Milliseconds that the journeys may take. */
const TIME_LIMIT = 3_600_000;

/**
 * Runs the journeys through this checkout's portal while all remotes are on another origin, and none on the portal's.
 *
 * @param parameters of Playwright; default: all journeys
 * @throws when there is no browser, or the portal cannot be made
 */
export async function runOrigin(
  parameters: readonly string[] = ['src/journeys'],
): Promise<SuiteReport> {
  const browsers = await ensureBrowsers();
  if (browsers === null) throw new Error('There is no Chromium: set CHROMIUM_PATH.');
  const head = distLayout();
  const folder = join(repositoryRoot, '.cache/origin');
  const parts = { host: head, remotes: head, trust: head };
  const portal = await combinePortal(join(folder, 'portal'), parts);
  const files = join(folder, 'files');
  const server = await startFileServer(files);
  try {
    await moveRemotes({ ...portal, keyFolder: head.keyFolder }, files, server.address);
    const suite = e2eSuite(browsers, TIME_LIMIT);
    const report = await runSuite({
      ...suite,
      env: { ...suite.env, DIST_DIR: portal.root },
      parameters: (file) => [
        ...suite.parameters(file),
        ...['--project=journeys', '--output', join(folder, 'test-results')],
        ...parameters,
      ],
    });
    console.log(`${server.address} has sent ${server.sent} files.`);
    const failed = report.failed.map((test) => ({ ...test, title: `${test.title} (origin)` }));
    // A statement is proved by the portal that serves its own remotes.
    return { ...report, passed: [], failed };
  } finally {
    await server.close();
  }
}
