import {
  emptyRegistry,
  openRegistry,
  type Registry,
  registrySchema,
  renewed,
  signDocument,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { readJson, writeJson } from './json-file.ts';
import type { RegistryLayout } from './layout.ts';
import { type SigningKeys, signingKeys } from './signing-keys.ts';
import { withLock } from './with-lock.ts';

/**
 * Changes the registry under a lock: reads it, applies the change and writes it signed.
 * Simultaneous publishers therefore lose nothing.
 *
 * @returns the new content of the registry
 * @throws when the registry on disk was not signed with this portal's key, or the change is malformed
 */
export async function updateRegistry(
  layout: RegistryLayout,
  change: (registry: Registry) => Registry,
): Promise<Registry> {
  return withLock(layout.registry, async () => {
    const keys = await signingKeys(layout);
    const { registry, written } = await current(layout, keys);
    const next = change(registry);
    if (!written || next !== registry) {
      // A host refuses a malformed registry whole: one remote's bad entry would end all of them.
      const document = v.parse(registrySchema, next);
      await writeJson(layout.registry, await signDocument(document, keys.privateKey));
    }
    return next;
  });
}

/** The current content of the registry. */
export async function readRegistry(layout: RegistryLayout): Promise<Registry> {
  return updateRegistry(layout, (registry) => registry);
}

/** Signs the same remotes again, which is valid for another year. */
export async function renewRegistry(layout: RegistryLayout, now = new Date()): Promise<Registry> {
  return updateRegistry(layout, (registry) => renewed(registry, now));
}

async function current(
  layout: RegistryLayout,
  keys: SigningKeys,
): Promise<{ readonly registry: Registry; readonly written: boolean }> {
  const stored = keys.fresh ? null : await readJson(layout.registry);
  if (stored === null) return { registry: emptyRegistry(new Date()), written: false };
  const verdict = await openRegistry(stored, {
    publicKey: keys.publicKey,
    // An expired registry must be readable for its renewal.
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
