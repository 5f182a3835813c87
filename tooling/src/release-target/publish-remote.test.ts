import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { readRegistry, readRoot } from '@leeszaal/reference-server/registry';
import { smallestRelease, writeFiles } from '@leeszaal/reference-server/testing/suites';
import { ensureKey, readKey } from '@leeszaal/remote-kit/release';
import { parsePublicKey } from '@leeszaal/shared-contracts/registry';
import { type DistLayout, distLayout } from '../dist-layout.ts';
import { extendRoots } from '../trust/extend-roots.ts';
import { prepareRoot } from '../trust/prepare-root.ts';
import { remoteNames } from '../webpack/remote-package.ts';
import { folderTarget } from './folder-target.ts';

// webpack needs half a minute.
jest.unstable_mockModule(new URL('../build/run-build.ts', import.meta.url).pathname, () => ({
  runBuild: (name: string, folder: string) => writeFiles(folder, smallestRelease(name, 'built')),
}));
const { publishRemote } = await import('./publish-remote.ts');

let home: string;
let here: DistLayout;
let portal: DistLayout;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'leeszaal-publish-'));
  here = { ...distLayout(join(home, 'here')), keyFolder: join(home, 'keys') };
  portal = distLayout(join(home, 'portal'));
  for (const layout of [here, portal]) await prepareRoot(layout, here.keyFolder, remoteNames);
});
afterEach(() => rm(home, { recursive: true }));

const publish = () =>
  publishRemote(here, { target: folderTarget(portal) }, 'shop', () => undefined);
const activeIn = async (layout: DistLayout) =>
  (await readRegistry(layout)).remotes['shop']?.active.version;

it('publishes to a portal whose root names the key, whatever the own root names', async () => {
  await rm(join(here.keyFolder, 'shop.json'));
  const shop = [parsePublicKey(await ensureKey(here.keyFolder, 'shop'))];
  const root = await readKey(here.keyFolder, 'root');
  const { remotes } = await readRoot(portal);
  await extendRoots(portal, { remotes: { ...remotes, shop } }, root ? [root] : []);
  await publish();
  expect([await activeIn(here), await activeIn(portal)]).toEqual([undefined, 'built']);
});

it('says whether the release is new', async () => {
  expect(await publish()).toMatch(/^shop is at \w+ on .* \(registry 1\)\.$/);
  expect(await publish()).toMatch(/^shop was already at \w+ on .* \(registry 1\)\.$/);
});

it('publishes nothing, and says so, when the team has no key', async () => {
  await publish();
  await rm(join(here.keyFolder, 'shop.json'));
  await expect(publish()).rejects.toThrow('shop is not published, because it is not built.');
});
