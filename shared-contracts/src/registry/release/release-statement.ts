import * as v from 'valibot';
import {
  type Publication,
  type StatementRefusal,
  statementSchema,
} from '../model/registry.contract.ts';
import { folderOf } from '../model/release-hash.ts';
import { openDocument, type SignedDocument, signDocument } from '../signing/signed-document.ts';
import type { PrivateKey, PublicKey } from '../signing/signing-key.ts';

/** Signs a release of a remote with the key of its team. */
export const signStatement = (
  remote: string,
  publication: Publication,
  key: PrivateKey,
): Promise<SignedDocument> => signDocument('release', { ...publication, remote }, [key]);

/** The content of a statement, or the reason of its refusal. */
export type OpenedStatement =
  | { readonly publication: Publication }
  | { readonly refusal: StatementRefusal };

/**
 * The content of a statement about this release, if one of the keys has signed it.
 *
 * @param id the remote, and the hash of the release
 * @param keys the keys that the root names for the remote
 */
export async function openStatement(
  signed: unknown,
  { remote: name, release }: { readonly remote: string; readonly release: string },
  keys: readonly PublicKey[] = [],
): Promise<OpenedStatement> {
  const opened = await openDocument('release', signed, keys);
  if ('refusal' in opened) return opened;
  const parsed = v.safeParse(statementSchema, opened.document);
  if (!parsed.success) return { refusal: 'malformed' };
  const { remote, ...publication } = parsed.output;
  return remote === name && publication.active.folder === folderOf(name, release)
    ? { publication }
    : { refusal: 'another-release' };
}
