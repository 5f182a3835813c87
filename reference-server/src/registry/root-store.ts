import {
  latestRoot,
  type Root,
  type SignedDocument,
  signedDocumentSchema,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { readJson } from './json-file.ts';
import type { RegistryLayout } from './layout.ts';

/** Every root of the portal, in order of their versions; none when the portal was never built. */
export async function readRoots(layout: RegistryLayout): Promise<SignedDocument[]> {
  return v.parse(v.array(signedDocumentSchema), (await readJson(layout.roots)) ?? []);
}

/**
 * The latest root; undefined when the portal was never built.
 *
 * @param given as {@link readRoots} has read them; default: those on disk
 * @throws when the chain is broken
 */
export async function findRoot(
  layout: RegistryLayout,
  given?: readonly SignedDocument[],
): Promise<Root | undefined> {
  const roots = given ?? (await readRoots(layout));
  return roots.length === 0 ? undefined : latestRoot(roots);
}

/** Like {@link findRoot}. @throws also when there is none */
export async function readRoot(
  layout: RegistryLayout,
  given?: readonly SignedDocument[],
): Promise<Root> {
  const root = await findRoot(layout, given);
  if (root !== undefined) return root;
  throw new Error(`There is no ${layout.roots}. Build the portal.`);
}
