import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { signStatement } from '@leeszaal/shared-contracts/registry';
import { makeTrust, testKey } from '../testing/test-trust.ts';
import { type RegistryLayout, registryLayout } from './layout.ts';
import { pruneReleases } from './prune-releases.ts';
import { updateRegistry } from './registry-store.ts';

const ACTIVE = '0a'.repeat(10);
const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 0, 10);

let layout: RegistryLayout;

beforeEach(async () => {
  layout = registryLayout(await mkdtemp(join(tmpdir(), 'leeszaal-prune-')));
});
afterEach(() => rm(layout.root, { recursive: true, force: true }));

async function release(name: string, hoursAgo: number): Promise<void> {
  const folder = join(layout.remotes, 'shop', name);
  await mkdir(folder, { recursive: true });
  const madeAt = new Date(NOW - hoursAgo * HOUR);
  await utimes(folder, madeAt, madeAt);
}

const left = async () => (await readdir(join(layout.remotes, 'shop'))).sort();

it('keeps the newest three, and what was made within a day', async () => {
  for (const [name, age] of [
    ['a', 1],
    ['b', 2],
    ['c', 3],
    ['d', 23],
    ['e', 25],
    ['f', 900],
  ] as const) {
    await release(name, age);
  }
  expect(await pruneReleases(layout, 'shop', NOW)).toEqual(['e', 'f']);
  expect(await left()).toEqual(['a', 'b', 'c', 'd']);
});

it('removes nothing of a remote without releases', async () => {
  expect(await pruneReleases(layout, 'shop', NOW)).toEqual([]);
});

it('leaves nothing of what it removed', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await release(name, 100);
  expect(await pruneReleases(layout, 'shop', NOW)).toHaveLength(1);
  expect(await left()).toHaveLength(3);
  expect(await readdir(layout.incoming)).toEqual([]);
});

it('keeps what the registry names, however old it is', async () => {
  for (const [name, age] of [
    ['a', 100],
    ['b', 200],
    ['c', 300],
    [ACTIVE, 400],
    ['previous', 500],
    ['old', 600],
  ] as const) {
    await release(name, age);
  }
  const ref = (folder: string) => ({ version: '1', folder: `remotes/shop/${folder}` });
  const active = { ...ref(ACTIVE), contract: '^1.0', manifest: 'm.json', initial: [], files: [] };
  await makeTrust(layout, ['shop']);
  const statement = await signStatement('shop', { active, routes: [] }, await testKey('shop'));
  await updateRegistry(layout, (registry) => ({
    registry: {
      ...registry,
      remotes: { shop: { active, previous: ref('previous'), routes: [] } },
    },
    statements: { shop: statement },
  }));
  expect(await pruneReleases(layout, 'shop', NOW)).toEqual(['old']);
});
