import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { filesBelow, readRoots } from '@leeszaal/reference-server/registry';
import { compile } from '@leeszaal/remote-kit/webpack';
import { LOCAL_REMOTES_FILE, pinRoot } from '@leeszaal/shared-contracts/registry';
import { distLayout } from '../dist-layout.ts';
import { hostConfig } from '../webpack/host-config.ts';
import { buildStale } from './build-stale.ts';

const LIMIT = 600_000;

/** Texts of the code that puts a local remote into a portal, which no minifier changes. */
const TRACES = [
  'leeszaal.local-remote',
  'local-remote',
  'http://localhost:',
  'Back to the released one',
  'used-link',
];

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leeszaal-local-'));
  await buildStale();
}, LIMIT);
afterAll(() => rm(folder, { recursive: true }));

/** The traces in the files of a host. */
async function tracesIn(host: string): Promise<readonly string[]> {
  const scripts = (await filesBelow(host)).filter((file) => /\.(?:html|js|json)$/.test(file));
  const texts = await Promise.all(scripts.map((file) => readFile(join(host, file), 'utf8')));
  return TRACES.filter((trace) => texts.some((text) => text.includes(trace)));
}

test(
  'a host in production has no code that puts a local remote into the portal',
  async () => {
    const head = distLayout();
    const root = await pinRoot(await readRoots(head));
    const options = { mode: 'development', outputPath: folder, takesLocalRemotes: true } as const;
    await compile(hostConfig({ ...options, root }));
    expect(await tracesIn(folder)).toEqual(TRACES);
    expect(await filesBelow(folder)).toContain(LOCAL_REMOTES_FILE);
    expect(await tracesIn(head.host)).toEqual([]);
    expect(await filesBelow(head.host)).not.toContain(LOCAL_REMOTES_FILE);
  },
  LIMIT,
);
