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

/** The latest root; undefined when the portal was never built. @throws when the chain is broken */
export async function findRoot(layout: RegistryLayout): Promise<Root | undefined> {
  const roots = await readRoots(layout);
  return roots.length === 0 ? undefined : latestRoot(roots);
}

/** The latest root. @throws when there is none, or the chain is broken */
export async function readRoot(layout: RegistryLayout): Promise<Root> {
  const root = await findRoot(layout);
  if (root !== undefined) return root;
  throw new Error(`There is no ${layout.roots}. Build the portal.`);
}
