import {
  findRoot,
  type RegistryLayout,
  readRoots,
  withLock,
  writeJson,
} from '@leeszaal/reference-server/registry';
import {
  latestRoot,
  type PrivateKey,
  type Root,
  rootSchema,
  signDocument,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';

/** Milliseconds for which a root is valid: two years. */
export const ROOT_LIFETIME = 730 * 24 * 60 * 60 * 1000;

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
    const next = v.parse(rootSchema, {
      ...(await findRoot(layout, roots)),
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
