import { join } from 'node:path';
import {
  checkRelease,
  REGISTRY_KEY,
  readJson,
  readRoots,
  storedReleases,
  withLock,
  writeJson,
} from '@leeszaal/reference-server/registry';
import { ensureKey, readKey, signRelease } from '@leeszaal/remote-kit/release';
import {
  emptyRegistry,
  hashOf,
  openDocument,
  parsePublicKey,
  type Registry,
  registrySchema,
  type SignedDocument,
  sealRegistry,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import type { DistLayout } from '../dist-layout.ts';
import { prepareRoot } from './prepare-root.ts';

/** A registry whose only signature, the portal's, is over the remotes too. */
const formerSchema = v.object({
  protected: v.string(),
  payload: v.string(),
  signature: v.string(),
});

/**
 * Upgrades a registry without statements: makes the root, and signs every stored release with a key of its remote.
 * What is live stays live.
 *
 * @returns the remotes that it has signed for; undefined when nothing was to do
 */
export async function upgradeRegistry(layout: DistLayout): Promise<readonly string[] | undefined> {
  return withLock(layout.registry, async (assertHeld) => {
    const former = v.safeParse(formerSchema, await readJson(layout.registry));
    const key = await readKey(layout.keys, REGISTRY_KEY);
    if (!former.success || key === undefined) return undefined;
    const { payload, ...signature } = former.output;
    const signed = { payload, signatures: [signature] };
    const opened = await openDocument('registry', signed, [parsePublicKey(key)]);
    if ('refusal' in opened) throw new Error(`${layout.registry} is refused: ${opened.refusal}`);
    const { success, output } = v.safeParse(registrySchema, opened.document);
    const registry = success ? output : emptied(opened.document);
    const names = Object.keys(registry.remotes);
    await prepareRoot(layout, layout.keyFolder, names);
    const statements: Record<string, SignedDocument> = {};
    for (const [name, { active }] of Object.entries(registry.remotes)) {
      for (const release of await storedReleases(layout, name)) {
        const folder = join(layout.remotes, name, release);
        // A damaged release could not become active before either.
        await signRelease(folder, name, await ensureKey(layout.keyFolder, name)).catch(
          () => undefined,
        );
      }
      const id = { name, hash: hashOf(active.folder) };
      statements[name] = (await checkRelease(layout, id)).statement;
    }
    const roots = await readRoots(layout);
    const sealed = await sealRegistry(
      { ...registry, sequence: registry.sequence + 1 },
      { roots, statements },
      key,
    );
    assertHeld();
    await writeJson(layout.registry, sealed);
    return names;
  });
}

/** The successor of a registry in a still earlier form. The sequence goes on, because browsers refuse a lower one. */
function emptied(document: unknown): Registry {
  const { sequence } = v.parse(v.object({ sequence: v.number() }), document);
  return { ...emptyRegistry(new Date()), sequence };
}
