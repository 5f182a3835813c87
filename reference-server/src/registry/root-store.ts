import {
  latestRoot,
  type PrivateKey,
  parsePublicKey,
  type Root,
  rootSchema,
  type SignedDocument,
  signDocument,
  signedDocumentSchema,
  signedRegistrySchema,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { readJson, writeJson } from './json-file.ts';
import { ensureKey, readKeys } from './key-folder.ts';
import type { RegistryLayout } from './layout.ts';
import { withLock } from './with-lock.ts';

/** The name of the key that signs the root. */
const ROOT_KEY = 'root';
const DAY = 24 * 60 * 60 * 1000;
const ROOT_LIFETIME = 730 * DAY;

/** Every root of the portal, in order of their versions; none when the portal was never built. */
export async function readRoots(layout: RegistryLayout): Promise<SignedDocument[]> {
  return v.parse(v.array(signedDocumentSchema), (await readJson(layout.roots)) ?? []);
}

/** The latest root. @throws when there is none, or the chain is broken */
export async function readRoot(layout: RegistryLayout): Promise<Root> {
  const roots = await readRoots(layout);
  if (roots.length === 0) throw new Error(`There is no ${layout.roots}. Build the portal.`);
  return latestRoot(roots);
}

/**
 * Signs the next root, and adds it to the chain.
 *
 * @param change what differs from the latest root; the rest stays
 * @param keys private keys, among them enough of the latest root and of the next one
 * @throws when the keys are too few, or the change makes no root
 */
export async function extendRoots(
  layout: RegistryLayout,
  change: Partial<Omit<Root, 'version'>>,
  keys: readonly PrivateKey[],
): Promise<Root> {
  return withLock(layout.roots, async (assertHeld) => {
    const roots = await readRoots(layout);
    const latest = roots.length === 0 ? undefined : await latestRoot(roots);
    const next = v.parse(rootSchema, {
      ...latest,
      expires: new Date(Date.now() + ROOT_LIFETIME).toISOString(),
      ...change,
      version: roots.length + 1,
    });
    const chain = [...roots, await signDocument('root', next, keys)];
    // Whether the keys suffice, as a browser sees it.
    await latestRoot(chain);
    assertHeld();
    await writeJson(layout.roots, chain);
    return next;
  });
}

/**
 * Makes the root of a portal, if there is none. Where enough of the root's keys lie on this machine, a remote that the
 * root does not know gets a key, and a root is renewed in the second half of its life.
 *
 * @param keyFolder private keys, on no machine that serves a portal
 * @param remotes their names
 */
export async function prepareRoot(
  layout: RegistryLayout,
  keyFolder: string,
  remotes: readonly string[],
): Promise<Root> {
  const known = await knownRoot(layout);
  const unknown = remotes.filter((remote) => known?.remotes[remote] === undefined);
  const isOld = known !== undefined && Date.parse(known.expires) - Date.now() < ROOT_LIFETIME / 2;
  if (known !== undefined && unknown.length === 0 && !isOld) return known;
  const keys = known
    ? await readKeys(keyFolder, known.keys)
    : [await ensureKey(keyFolder, ROOT_KEY)];
  if (known !== undefined && keys.length < known.threshold) return known;
  const added: Record<string, Root['keys']> = {};
  for (const remote of unknown) {
    added[remote] = [parsePublicKey(await ensureKey(keyFolder, remote))];
  }
  const first = known === undefined && {
    keys: keys.map(parsePublicKey),
    threshold: 1,
    registry: [parsePublicKey(await ensureKey(layout.keys, REGISTRY_KEY))],
  };
  return extendRoots(layout, { ...first, remotes: { ...known?.remotes, ...added } }, keys);
}

/** The latest root. A lost chain comes back from the registry, because another root would refuse every release. */
async function knownRoot(layout: RegistryLayout): Promise<Root | undefined> {
  const stored = await readRoots(layout);
  if (stored.length > 0) return latestRoot(stored);
  const registry = v.safeParse(signedRegistrySchema, await readJson(layout.registry));
  if (!registry.success || registry.output.roots.length === 0) return undefined;
  const { roots } = registry.output;
  const root = await latestRoot(roots);
  await writeJson(layout.roots, roots);
  return root;
}

/** The name of the portal's own key, which signs the registry. */
export const REGISTRY_KEY = 'registry';
