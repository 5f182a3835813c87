import {
  keyId,
  latestRoot,
  openDocument,
  signedRegistrySchema,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';

/** The ids of the keys that have signed the active release, by remote. */
export type Signers = Readonly<Record<string, readonly string[]>>;

/**
 * Finds the team's keys that have signed each active release.
 *
 * @param signed the answer of `/registry.json`
 * @throws when it is malformed, or its roots do not follow from one another
 */
export async function signersOf(signed: unknown): Promise<Signers> {
  const { roots, statements } = v.parse(signedRegistrySchema, signed);
  const { remotes } = await latestRoot(roots);
  const entries = Object.entries(statements).map(async ([remote, statement]) => {
    const ids = (remotes[remote] ?? []).map(async (key) =>
      'document' in (await openDocument('release', statement, [key])) ? [await keyId(key)] : [],
    );
    return [remote, (await Promise.all(ids)).flat()] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
