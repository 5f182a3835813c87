import { access, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readRoot, readRoots, renewRegistry } from '@leeszaal/reference-server/registry';
import { ensureKey } from '@leeszaal/remote-kit/release';
import { parsePublicKey } from '@leeszaal/shared-contracts/registry';
import { type DistLayout, distLayout } from '../dist-layout.ts';
import { extendRoots } from './extend-roots.ts';
import { prepareRoot } from './prepare-root.ts';

let home: string;
let layout: DistLayout;
const prepare = (...remotes: string[]) => prepareRoot(layout, layout.keyFolder, remotes);

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'leeszaal-root-'));
  layout = distLayout(join(home, 'dist'));
  await prepare('shop');
});
afterEach(() => rm(home, { recursive: true, force: true }));

const remotesOf = async () => Object.keys((await readRoot(layout)).remotes);

describe('a new remote', () => {
  /** Gives the root another key besides the first one. */
  async function addRootKey(threshold: number): Promise<void> {
    const keys = [
      await ensureKey(layout.keyFolder, 'root'),
      await ensureKey(layout.keyFolder, 'root-next'),
    ];
    await extendRoots(layout, { keys: keys.map(parsePublicKey), threshold }, keys);
  }

  it('comes into a root that two keys sign', async () => {
    await addRootKey(2);
    await prepare('shop', 'maps');
    expect(await remotesOf()).toEqual(['shop', 'maps']);
  });

  it('waits until enough root keys are on the machine', async () => {
    await addRootKey(2);
    await rm(join(layout.keyFolder, 'root-next.json'));
    expect((await prepare('shop', 'maps')).version).toBe(2);
    await expect(access(join(layout.keyFolder, 'maps.json'))).rejects.toThrow('ENOENT');
  });

  it('comes into a root whose first key was replaced', async () => {
    await addRootKey(1);
    const former = await ensureKey(layout.keyFolder, 'root');
    const next = await ensureKey(layout.keyFolder, 'root-next');
    await extendRoots(layout, { keys: [parsePublicKey(next)] }, [former, next]);
    await prepare('shop', 'maps');
    expect(await remotesOf()).toEqual(['shop', 'maps']);
  });
});

it('takes a lost chain from the registry, so that releases stay valid', async () => {
  await renewRegistry(layout);
  const roots = await readRoots(layout);
  await rm(layout.roots);
  await prepare('shop');
  expect(await readRoots(layout)).toEqual(roots);
});

it('keeps private keys to their owner', async () => {
  for (const folder of [layout.keys, layout.keyFolder]) {
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    for (const name of await readdir(folder)) {
      expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    }
  }
  expect(await readFile(layout.roots, 'utf8')).not.toContain('"d"');
});
