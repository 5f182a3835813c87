import type { Registry, RegistryIndex, SignedRegistry } from '../model/registry.contract.ts';
import { hashOf } from '../model/release-hash.ts';
import { signDocument } from '../signing/signed-document.ts';
import type { PrivateKey } from '../signing/signing-key.ts';

/**
 * Signs which releases are active.
 *
 * @param statements of the active releases, by remote
 * @param key the portal's own
 */
export async function sealRegistry(
  { remotes, ...head }: Registry,
  { roots, statements }: Pick<SignedRegistry, 'roots' | 'statements'>,
  key: PrivateKey,
): Promise<SignedRegistry> {
  const entries = Object.entries(remotes).map(([name, { active, previous, since }]) => {
    return [name, { release: hashOf(active.folder), previous, since }] as const;
  });
  const index: RegistryIndex = { ...head, remotes: Object.fromEntries(entries) };
  return { roots, index: await signDocument('registry', index, [key]), statements };
}
