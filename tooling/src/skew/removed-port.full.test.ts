import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readRoots } from '@leeszaal/reference-server/registry';
import { compile } from '@leeszaal/remote-kit/webpack';
import { pinRoot } from '@leeszaal/shared-contracts/registry';
import webpack from 'webpack';
import { buildStale } from '../build/build-stale.ts';
import { distLayout } from '../dist-layout.ts';
import { requireBrowsers } from '../test/ensure-browsers.ts';
import { runSuite } from '../test/run-suite.ts';
import { hostConfig } from '../webpack/host-config.ts';
import { combinePortal } from './combine-portal.ts';
import { skewSuite } from './skew-suite.ts';

const LIMIT = 1_200_000;

/** The host's contexts lack a port; the contract's version stays. */
const withoutPort = new webpack.NormalModuleReplacementPlugin(
  /^\.\.\/ports\/context-factory\.ts$/,
  (module) => {
    // The replacement wraps the real one.
    if (module.context.endsWith('portal')) module.request = '../testing/context-without-library.ts';
  },
);

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'leeszaal-skew-'));
  await buildStale();
  // Playwright refuses to run below Jest.
  delete process.env['JEST_WORKER_ID'];
}, LIMIT);
afterAll(() => rm(root, { recursive: true, force: true }));

test(
  'the skew table is red for a host without a port that remotes need',
  async () => {
    const head = distLayout();
    const broken = distLayout(join(root, 'broken'));
    const config = hostConfig({
      mode: 'production',
      outputPath: broken.host,
      root: await pinRoot(await readRoots(head)),
    });
    await compile({ ...config, plugins: [...(config.plugins ?? []), withoutPort], cache: false });
    const browsers = await requireBrowsers();
    const parts = { remotes: head, trust: head };
    const whole = await combinePortal(join(root, 'whole'), { ...parts, host: head });
    const lacking = await combinePortal(join(root, 'lacking'), { ...parts, host: broken });
    const title = 'a search survives a reload';
    const { tally: green } = await runSuite(skewSuite(browsers, whole, title));
    expect(green).toEqual({ passed: 1, failed: 0 });
    const { tally: red, failed } = await runSuite(skewSuite(browsers, lacking, title));
    expect(red).toEqual({ passed: 0, failed: 1 });
    // The catalogue fills the search bar; it failed to mount.
    expect(failed[0]?.why).toContain("getByRole('search')");
  },
  LIMIT,
);
