import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parsePublicKey } from '@leeszaal/shared-contracts/registry';
import { ensureKey } from './key-folder.ts';
import { type RegistryLayout, registryLayout } from './layout.ts';
import { renewRegistry } from './registry-store.ts';
import { extendRoots, prepareRoot, readRoot, readRoots } from './root-store.ts';

let home: string;
let layout: RegistryLayout;
const keyFolder = () => join(home, 'keys');
const prepare = (...remotes: string[]) => prepareRoot(layout, keyFolder(), remotes);

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'leeszaal-root-'));
  layout = registryLayout(join(home, 'dist'));
  await prepare('shop');
});
afterEach(() => rm(home, { recursive: true, force: true }));

const remotesOf = async () => Object.keys((await readRoot(layout)).remotes);

describe('a new remote', () => {
  /** Gives the root another key besides the first one. */
  async function addRootKey(threshold: number): Promise<void> {
    const keys = [await ensureKey(keyFolder(), 'root'), await ensureKey(keyFolder(), 'root-next')];
    await extendRoots(layout, { keys: keys.map(parsePublicKey), threshold }, keys);
  }

  it('comes into a root that two keys sign', async () => {
    await addRootKey(2);
    await prepare('shop', 'maps');
    expect(await remotesOf()).toEqual(['shop', 'maps']);
  });

  it('waits until enough root keys are on the machine', async () => {
    await addRootKey(2);
    await rm(join(keyFolder(), 'root-next.json'));
    expect((await prepare('shop', 'maps')).version).toBe(2);
    await expect(access(join(keyFolder(), 'maps.json'))).rejects.toThrow('ENOENT');
  });

  it('comes into a root whose first key was replaced', async () => {
    await addRootKey(1);
    const former = await ensureKey(keyFolder(), 'root');
    const next = await ensureKey(keyFolder(), 'root-next');
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
