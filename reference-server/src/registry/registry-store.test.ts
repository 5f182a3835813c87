import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from '@jest/globals';
import {
  parsePublicKey,
  type SignedRegistry,
  sealRegistry,
  signedRegistrySchema,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { addRoot, testKey, writePortalKey } from '../testing/test-trust.ts';
import { readJson, writeJson } from './json-file.ts';
import { publishRelease } from './publish-release.ts';
import { readRegistry, refreshRegistry, renewRegistry, resignRegistry } from './registry-store.ts';
import { registryOnDisk } from './testing/registry-on-disk.ts';

const disk = registryOnDisk();
beforeEach(() => publish('one'));

async function publish(text: string): Promise<void> {
  await publishRelease(disk.layout, 'shop', await disk.build('shop', text));
}

const stored = async (): Promise<SignedRegistry> =>
  v.parse(signedRegistrySchema, await readJson(disk.layout.registry));

/** The root names another key for the registry, which lies on the server. */
async function replaceKey(): Promise<void> {
  const next = await testKey('registry-next');
  await addRoot(disk.layout, { registry: [parsePublicKey(next)] });
  await writePortalKey(disk.layout, next);
}

it('does not make the release of a swapped statement active', async () => {
  const { statements } = await stored();
  await publish('two');
  const good = await stored();
  await writeJson(disk.layout.registry, { ...good, statements });
  await renewRegistry(disk.layout);
  expect(await disk.opened()).toMatchObject({
    registry: { remotes: { shop: { refusal: 'another-release', active: { files: [] } } } },
  });
  const renewed = await stored();
  await writeJson(disk.layout.registry, { ...renewed, statements: good.statements });
  expect(await disk.opened()).toMatchObject({
    registry: { remotes: { shop: { active: { version: 'two' } } } },
  });
});

it.each([{}, { shop: { payload: 'e30', signatures: [] } }])(
  'keeps a remote whose statement is %j in the index',
  async (statements) => {
    await writeJson(disk.layout.registry, { ...(await stored()), statements });
    await renewRegistry(disk.layout);
    const verdict = await disk.opened();
    expect(verdict.accepted && Object.keys(verdict.registry.remotes)).toEqual(['shop']);
  },
);

it('signs nothing anew that a replaced key has signed, unless the operator says so', async () => {
  const thief = await testKey('registry');
  const before = await readRegistry(disk.layout);
  await replaceKey();
  await writeJson(
    disk.layout.registry,
    await sealRegistry({ ...before, sequence: 50 }, await stored(), thief),
  );
  await expect(renewRegistry(disk.layout)).rejects.toThrow('(bad-signature)');
  await expect(publish('two')).rejects.toThrow('(bad-signature)');
  expect((await resignRegistry(disk.layout)).sequence).toBe(50);
  expect((await disk.opened()).accepted).toBe(true);
  await renewRegistry(disk.layout);
});

it('reads a registry that a replaced key has signed, and writes nothing', async () => {
  await replaceKey();
  await rm(join(disk.layout.keys, 'registry.json'));
  const before = await readFile(disk.layout.registry, 'utf8');
  const { remotes } = await readRegistry(disk.layout);
  expect(remotes['shop']?.active.version).toBe('one');
  expect(await refreshRegistry(disk.layout)).toMatchObject({ remotes });
  expect(await readFile(disk.layout.registry, 'utf8')).toBe(before);
});

it('brings the latest roots into the registry where the portal has its key', async () => {
  await addRoot(disk.layout, {});
  await refreshRegistry(disk.layout);
  expect((await stored()).roots).toHaveLength(2);
});
