import { join } from 'node:path';
import {
  generateSigningKey,
  type PrivateKey,
  parsePublicKey,
  type Root,
  signDocument,
} from '@leeszaal/shared-contracts/registry';
import {
  findRoot,
  REGISTRY_KEY,
  type RegistryLayout,
  readRoots,
  writeJson,
} from '../registry/index.ts';

const keys = new Map<string, Promise<PrivateKey>>();

/** The private key of this name: `root`, `registry`, a remote's, or any other. */
export function testKey(name: string): Promise<PrivateKey> {
  const key = keys.get(name) ?? generateSigningKey();
  keys.set(name, key);
  return key;
}

const publicKeys = async (name: string) => [parsePublicKey(await testKey(name))];

/** Signs the next root of a portal. */
export async function addRoot(layout: RegistryLayout, change: Partial<Root>): Promise<void> {
  const roots = await readRoots(layout);
  const next = { ...(await findRoot(layout, roots)), ...change, version: roots.length + 1 };
  await writeJson(layout.roots, [
    ...roots,
    await signDocument('root', next, [await testKey('root')]),
  ]);
}

/** Gives the portal a key. */
export async function writePortalKey(layout: RegistryLayout, key: PrivateKey): Promise<void> {
  await writeJson(join(layout.keys, `${REGISTRY_KEY}.json`), key);
}

/** Makes the key of a portal, and a root that names the keys of these remotes. */
export async function makeTrust(layout: RegistryLayout, remotes: readonly string[]): Promise<void> {
  await writePortalKey(layout, await testKey(REGISTRY_KEY));
  const teams = remotes.map(async (name) => [name, await publicKeys(name)] as const);
  await addRoot(layout, {
    expires: new Date(Date.now() + 1e11).toISOString(),
    keys: await publicKeys('root'),
    threshold: 1,
    registry: await publicKeys(REGISTRY_KEY),
    remotes: Object.fromEntries(await Promise.all(teams)),
  });
}
