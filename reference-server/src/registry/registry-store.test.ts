import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import {
  openRegistry,
  parsePublicKey,
  type RegistryVerdict,
  type SignedRegistry,
  sealRegistry,
  signedRegistrySchema,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { smallestRelease, writeFiles } from '../testing/smallest-release.ts';
import { signRelease } from './check-release.ts';
import { readJson, writeJson } from './json-file.ts';
import { ensureKey } from './key-folder.ts';
import { type RegistryLayout, registryLayout } from './layout.ts';
import { publishRelease, storeRelease } from './publish-release.ts';
import { readRegistry, refreshRegistry, renewRegistry, resignRegistry } from './registry-store.ts';
import { extendRoots, prepareRoot, readRoot } from './root-store.ts';

let home: string;
let layout: RegistryLayout;
const key = (name: string) => ensureKey(join(home, 'keys'), name);

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'leeszaal-store-'));
  layout = registryLayout(join(home, 'dist'));
  await prepareRoot(layout, join(home, 'keys'), ['shop']);
  await publish('one');
});
afterEach(() => rm(home, { recursive: true, force: true }));

async function publish(text: string): Promise<void> {
  const folder = join(layout.incoming, text);
  await writeFiles(folder, smallestRelease('shop', text));
  await signRelease(folder, 'shop', await key('shop'));
  await publishRelease(layout, 'shop', await storeRelease(layout, 'shop', folder));
}

const stored = async (): Promise<SignedRegistry> =>
  v.parse(signedRegistrySchema, await readJson(layout.registry));

/** The registry as a browser takes it. */
const opened = async (): Promise<RegistryVerdict> =>
  openRegistry(await stored(), {
    root: await readRoot(layout),
    now: new Date(),
    highestSequence: 0,
  });

/** The root names another key for the registry, which lies on the server. */
async function replaceKey(): Promise<void> {
  const next = await key('registry-next');
  await extendRoots(layout, { registry: [parsePublicKey(next)] }, [await key('root')]);
  await writeJson(join(layout.keys, 'registry.json'), next);
}

it('does not make the release of a swapped statement active', async () => {
  const { statements } = await stored();
  await publish('two');
  const good = await stored();
  await writeJson(layout.registry, { ...good, statements });
  await renewRegistry(layout);
  expect(await opened()).toMatchObject({
    registry: { remotes: { shop: { refusal: 'another-release', active: { files: [] } } } },
  });
  const renewed = await stored();
  await writeJson(layout.registry, { ...renewed, statements: good.statements });
  expect(await opened()).toMatchObject({
    registry: { remotes: { shop: { active: { version: 'two' } } } },
  });
});

it.each([{}, { shop: { payload: 'e30', signatures: [] } }])(
  'keeps a remote whose statement is %j in the index',
  async (statements) => {
    await writeJson(layout.registry, { ...(await stored()), statements });
    await renewRegistry(layout);
    const verdict = await opened();
    expect(verdict.accepted && Object.keys(verdict.registry.remotes)).toEqual(['shop']);
  },
);

it('signs nothing anew that a replaced key has signed, unless the operator says so', async () => {
  const thief = await ensureKey(layout.keys, 'registry');
  const before = await readRegistry(layout);
  await replaceKey();
  await writeJson(
    layout.registry,
    await sealRegistry({ ...before, sequence: 50 }, await stored(), thief),
  );
  await expect(renewRegistry(layout)).rejects.toThrow('(bad-signature)');
  await expect(publish('two')).rejects.toThrow('(bad-signature)');
  expect((await resignRegistry(layout)).sequence).toBe(50);
  expect((await opened()).accepted).toBe(true);
  await renewRegistry(layout);
});

it('reads a registry that a replaced key has signed, and writes nothing', async () => {
  await replaceKey();
  await rm(join(layout.keys, 'registry.json'));
  const before = await readFile(layout.registry, 'utf8');
  const { remotes } = await readRegistry(layout);
  expect(remotes['shop']?.active.version).toBe('one');
  expect(await refreshRegistry(layout)).toMatchObject({ remotes });
  expect(await readFile(layout.registry, 'utf8')).toBe(before);
});

it('brings the latest roots into the registry where the portal has its key', async () => {
  await extendRoots(layout, {}, [await key('root')]);
  await refreshRegistry(layout);
  expect((await stored()).roots).toHaveLength(2);
});
