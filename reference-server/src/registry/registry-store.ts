import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  claimedDocument,
  emptyRegistry,
  includesKey,
  openContent,
  type PublicKey,
  privateKeySchema,
  type Registry,
  renewed,
  rootSchema,
  type SignedDocument,
  type SignedRegistry,
  sealRegistry,
  signedRegistrySchema,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { readJson, writeJson } from './json-file.ts';
import type { RegistryLayout } from './layout.ts';
import { readRoot, readRoots } from './root-store.ts';
import { withLock } from './with-lock.ts';

/** The name of the portal's own key, which signs the registry. */
export const REGISTRY_KEY = 'registry';

/** A change of the registry, with the statements of releases that it makes active, or a canary. */
export interface RegistryChange extends Partial<Pick<SignedRegistry, 'statements' | 'canaries'>> {
  readonly registry: Registry;
}

/**
 * Changes the registry under a lock: reads it, applies the change and writes it signed, with the latest roots. Just
 * before the new file replaces the old one, it checks that it still has the lock and that no other process has written
 * meanwhile.
 *
 * @param change no clean-up removes a release while it runs
 * @param keys of the portal: one must have signed the registry; default: those of the latest root
 * @returns the new content of the registry
 * @throws when the registry on disk was not signed with one of the keys or has changed meanwhile, or the change
 *   is malformed
 */
export async function updateRegistry(
  layout: RegistryLayout,
  change: (registry: Registry) => RegistryChange | Promise<RegistryChange>,
  keys?: readonly PublicKey[],
): Promise<Registry> {
  return withLock(layout.registry, async (assertHeld) => {
    const roots = await readRoots(layout);
    const stored = await readJson(layout.registry);
    const former = await opened(layout, stored, roots, keys);
    const { registry, statements, canaries, written } = former;
    const next = await change(registry);
    const signed = {
      roots,
      statements: { ...statements, ...next.statements },
      ...canariesIn(next.registry, { ...canaries, ...next.canaries }),
    };
    const isStale = written !== undefined && !isDeepStrictEqual(signed, written);
    if (next.registry !== registry || isStale) {
      const sealed = await sealRegistry(next.registry, signed, await portalKey(layout, roots));
      // A host refuses a malformed registry whole: one remote's bad entry would end all of them.
      const document = v.parse(signedRegistrySchema, sealed);
      const check = async () => {
        const unchanged = isDeepStrictEqual(await readJson(layout.registry), stored);
        assertHeld();
        if (!unchanged) throw new Error(`${layout.registry} was changed meanwhile.`);
      };
      await writeJson(layout.registry, document, { check });
    }
    return next.registry;
  });
}

/** The statements of the canaries that run. */
function canariesIn(
  { remotes }: Registry,
  canaries: SignedRegistry['statements'],
): Pick<SignedRegistry, 'canaries'> {
  const running = Object.entries(canaries).filter(([name]) => remotes[name]?.canary);
  return running.length > 0 ? { canaries: Object.fromEntries(running) } : {};
}

/** The current content of the registry, also when a key has signed it that was replaced since. Changes nothing. */
export async function readRegistry(layout: RegistryLayout): Promise<Registry> {
  const roots = await readRoots(layout);
  const stored = await readJson(layout.registry);
  return (await opened(layout, stored, roots, everyRegistryKey(roots))).registry;
}

/** Like {@link readRegistry}; where the portal's own key lies, the registry on disk gets the latest roots. */
export async function refreshRegistry(layout: RegistryLayout): Promise<Registry> {
  const key = await portalKey(layout).catch(() => undefined);
  return key ? updateRegistry(layout, (registry) => ({ registry })) : readRegistry(layout);
}

/** Signs the same remotes again, with the latest roots, which is valid for another week. */
export async function renewRegistry(layout: RegistryLayout, now = new Date()): Promise<Registry> {
  return updateRegistry(layout, (registry) => ({ registry: renewed(registry, now) }));
}

/** Like {@link renewRegistry}, after the operator has replaced the key that signed the registry. */
export async function resignRegistry(layout: RegistryLayout): Promise<Registry> {
  const keys = everyRegistryKey(await readRoots(layout));
  return updateRegistry(layout, (registry) => ({ registry: renewed(registry, new Date()) }), keys);
}

/** @throws when the portal has no key that the root names for the registry */
async function portalKey(layout: RegistryLayout, roots?: readonly SignedDocument[]) {
  const key = await readJson(join(layout.keys, `${REGISTRY_KEY}.json`));
  const { registry } = await readRoot(layout, roots);
  if (v.is(privateKeySchema, key) && includesKey(registry, key)) return key;
  throw new Error(`${layout.keys} has no key that the root names for the registry.`);
}

/** The keys that some root of the chain names for the registry. */
function everyRegistryKey(roots: readonly SignedDocument[]): PublicKey[] {
  return roots.flatMap((root) => v.parse(rootSchema, claimedDocument(root)).registry);
}

/** @param keys of the portal: one must have signed; default: those of the latest root */
async function opened(
  layout: RegistryLayout,
  stored: unknown,
  roots: readonly SignedDocument[],
  keys?: readonly PublicKey[],
) {
  const empty = { statements: {}, canaries: {}, written: undefined };
  if (stored === null) return { ...empty, registry: emptyRegistry(new Date()) };
  const parsed = v.safeParse(signedRegistrySchema, stored);
  const refusal = (why: string) =>
    new Error(
      `${layout.registry} cannot be used (${why}). Sign it with “pnpm keys sign” if only the key of the portal is new; else remove it to start anew.`,
    );
  if (!parsed.success) throw refusal('malformed');
  const { index: _, ...written } = parsed.output;
  const content = await openContent(parsed.output, await readRoot(layout, roots), keys);
  if ('refusal' in content) throw refusal(content.refusal);
  const { statements, canaries = {} } = written;
  return { registry: content.registry, statements, canaries, written };
}
