import type { CanaryRef } from '../model/canary.contract.ts';
import type {
  Canary,
  Registry,
  RegistryIndex,
  SignedRegistry,
} from '../model/registry.contract.ts';
import { hashOf } from '../model/release-hash.ts';
import { signDocument } from '../signing/signed-document.ts';
import type { PrivateKey } from '../signing/signing-key.ts';

/**
 * Signs which releases are active.
 *
 * @param signed the roots, and the statements of the active releases and of the canaries
 * @param key the portal's own
 */
export async function sealRegistry(
  { remotes, ...head }: Registry,
  signed: Omit<SignedRegistry, 'index'>,
  key: PrivateKey,
): Promise<SignedRegistry> {
  const entries = Object.entries(remotes).map(([name, remote]) => {
    const { active, previous, since, halted, canary } = remote;
    return [
      name,
      { release: hashOf(active.folder), previous, since, halted, canary: canary && refTo(canary) },
    ] as const;
  });
  const index: RegistryIndex = { ...head, remotes: Object.fromEntries(entries) };
  return { ...signed, index: await signDocument('registry', index, [key]) };
}

const refTo = ({ publication, ...rest }: Canary): CanaryRef => ({
  ...rest,
  release: hashOf(publication.active.folder),
});
