import { isDeepStrictEqual } from 'node:util';
import {
  emptyRegistry,
  type Registry,
  registrySchema,
  renewed,
  signDocument,
  verifyDocument,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { readJson, writeJson } from './json-file.ts';
import type { RegistryLayout } from './layout.ts';
import { type SigningKeys, signingKeys } from './signing-keys.ts';
import { withLock } from './with-lock.ts';

/**
 * Changes the registry under a lock: reads it, applies the change and writes it signed. Just before the new file
 * replaces the old one, it checks that it still has the lock and that no other process has written meanwhile.
 *
 * @param change no clean-up removes a release while it runs
 * @returns the new content of the registry
 * @throws when the registry on disk was not signed with this portal's key or has changed meanwhile, or the change
 *   is malformed
 */
export async function updateRegistry(
  layout: RegistryLayout,
  change: (registry: Registry) => Registry | Promise<Registry>,
): Promise<Registry> {
  return withLock(layout.registry, async (assertHeld) => {
    const keys = await signingKeys(layout);
    const stored = await readJson(layout.registry);
    const { registry, written } = await opened(layout, keys, stored);
    const next = await change(registry);
    if (!written || next !== registry) {
      // A host refuses a malformed registry whole: one remote's bad entry would end all of them.
      const document = v.parse(registrySchema, next);
      const signed = await signDocument(document, keys.privateKey);
      const check = async () => {
        const unchanged = isDeepStrictEqual(await readJson(layout.registry), stored);
        assertHeld();
        if (!unchanged) throw new Error(`${layout.registry} was changed meanwhile.`);
      };
      await writeJson(layout.registry, signed, { check });
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

async function opened(
  layout: RegistryLayout,
  keys: SigningKeys,
  stored: unknown,
): Promise<{ readonly registry: Registry; readonly written: boolean }> {
  if (keys.fresh || stored === null) return { registry: emptyRegistry(new Date()), written: false };
  const verified = await verifyDocument(stored, keys.publicKey);
  if ('refusal' in verified) {
    throw new Error(
      `${layout.registry} cannot be used (${verified.refusal}). Remove it to start anew.`,
    );
  }
  const { success, output } = v.safeParse(registrySchema, verified.document);
  return { registry: success ? output : emptied(verified.document), written: true };
}

/**
 * The successor of a registry in the form of an earlier version of the portal: its remotes are built and published
 * again. The sequence goes on, because browsers refuse a lower one.
 */
function emptied(document: unknown): Registry {
  const { sequence } = v.parse(v.object({ sequence: v.number() }), document);
  return { ...emptyRegistry(new Date()), sequence };
}
