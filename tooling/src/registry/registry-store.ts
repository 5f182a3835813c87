import {
  emptyRegistry,
  openRegistry,
  type Registry,
  renewed,
  signDocument,
} from '@leeszaal/shared-contracts/registry';
import type { DistLayout } from '../dist-layout.ts';
import { readJson, writeJson } from './json-file.ts';
import { type SigningKeys, signingKeys } from './signing-keys.ts';
import { withLock } from './with-lock.ts';

/**
 * Changes the registry: reads it, applies the change and writes it signed, while no other process
 * does the same, so that of several publishers at once none undoes the other.
 *
 * @returns the new content of the registry
 * @throws when the registry on disk was not signed with this portal's key
 */
export async function updateRegistry(
  layout: DistLayout,
  change: (registry: Registry) => Registry,
): Promise<Registry> {
  return withLock(layout.registry, async () => {
    const keys = await signingKeys(layout);
    const { registry, written } = await current(layout, keys);
    const next = change(registry);
    if (!written || next !== registry) {
      await writeJson(layout.registry, await signDocument(next, keys.privateKey));
    }
    return next;
  });
}

/** The current content of the registry. */
export async function readRegistry(layout: DistLayout): Promise<Registry> {
  return updateRegistry(layout, (registry) => registry);
}

/** Signs the same remotes anew, so that the registry holds for another year from now. */
export async function renewRegistry(layout: DistLayout, now = new Date()): Promise<Registry> {
  return updateRegistry(layout, (registry) => renewed(registry, now));
}

async function current(
  layout: DistLayout,
  keys: SigningKeys,
): Promise<{ readonly registry: Registry; readonly written: boolean }> {
  const stored = keys.fresh ? null : await readJson(layout.registry);
  if (stored === null) return { registry: emptyRegistry(new Date()), written: false };
  const verdict = await openRegistry(stored, {
    publicKey: keys.publicKey,
    // An expired registry is exactly what has to be renewed.
    now: new Date(0),
    highestSequence: 0,
  });
  if (!verdict.accepted) {
    throw new Error(
      `${layout.registry} cannot be used (${verdict.refusal.reason}). Remove it to start anew.`,
    );
  }
  return { registry: verdict.registry, written: true };
}
