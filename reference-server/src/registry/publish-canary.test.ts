import { utimes } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { releaseFolder } from './layout.ts';
import { pruneReleases, storedReleases } from './prune-releases.ts';
import { haltCanary, publishCanary, publishRelease } from './publish-release.ts';
import { readRegistry, renewRegistry } from './registry-store.ts';
import { registryOnDisk, routeOf } from './testing/registry-on-disk.ts';

const disk = registryOnDisk();
const terms = { share: 10, threshold: 5 };

/** A shop with an active release and a canary. */
async function startTrial(): Promise<Record<'stable' | 'tried' | 'since', string>> {
  const [stable, tried] = [await disk.build('shop', 'stable'), await disk.build('shop', 'tried')];
  await publishRelease(disk.layout, 'shop', stable);
  const { remotes } = await publishCanary(disk.layout, { name: 'shop', hash: tried }, terms);
  return { stable, tried, since: remotes['shop']?.canary?.since ?? '' };
}

const shop = async () => (await readRegistry(disk.layout)).remotes['shop'];

it('lays a canary beside the active release, for browsers too, and keeps it when the registry is signed anew', async () => {
  const { stable, tried } = await startTrial();
  await renewRegistry(disk.layout);
  const registry = await readRegistry(disk.layout);
  expect(registry.remotes['shop']).toMatchObject({
    active: { folder: `remotes/shop/${stable}` },
    canary: { ...terms, publication: { active: { folder: `remotes/shop/${tried}` } } },
  });
  expect(await disk.opened()).toMatchObject({ accepted: true, registry });
});

it('keeps the files of a canary, however old they are', async () => {
  const { tried } = await startTrial();
  for (const text of ['a', 'b', 'c', 'd']) await disk.build('shop', text);
  await utimes(releaseFolder(disk.layout, 'shop', tried), 0, 0);
  await pruneReleases(disk.layout, 'shop');
  expect(await storedReleases(disk.layout, 'shop')).toContain(tried);
});

it('halts a canary once, and only the trial that was counted', async () => {
  const { stable, tried, since } = await startTrial();
  const counts = { sessions: 20, failures: 8 };
  const { sequence } = await readRegistry(disk.layout);
  const former = await haltCanary(disk.layout, 'shop', '2020-01-01T00:00:00.000Z', counts);
  expect(former).toBeUndefined();
  expect(await shop()).toHaveProperty('canary');
  const halts = [1, 2, 3].map(() => haltCanary(disk.layout, 'shop', since, counts));
  expect((await Promise.all(halts)).filter(Boolean)).toHaveLength(1);
  expect((await readRegistry(disk.layout)).sequence).toBe(sequence + 1);
  expect(await shop()).toMatchObject({
    active: { folder: `remotes/shop/${stable}` },
    halted: { ...counts, release: tried, version: 'tried' },
  });
  expect(await shop()).not.toHaveProperty('canary');
  await publishCanary(disk.layout, { name: 'shop', hash: tried }, terms);
  expect(await shop()).not.toHaveProperty('halted');
});

it('needs an active release, another one, and screens of its own', async () => {
  const { stable } = await startTrial();
  const canaryOf = (name: string, hash: string) =>
    publishCanary(disk.layout, { name, hash }, terms);
  await expect(canaryOf('shop', stable)).rejects.toMatchObject({ refusal: 'no-canary' });
  const first = await disk.build('reader', 'first', { routes: [routeOf('/read')] });
  await expect(canaryOf('reader', first)).rejects.toMatchObject({ refusal: 'no-canary' });
  await publishRelease(disk.layout, 'reader', first);
  const wide = { routes: [routeOf('/read'), routeOf('/shelf')] };
  await canaryOf('reader', await disk.build('reader', 'wide', wide));
  const thief = await disk.build('thief', 'one', { routes: [routeOf('/shelf')] });
  await expect(publishRelease(disk.layout, 'thief', thief)).rejects.toMatchObject({
    refusal: 'route-taken',
  });
});
