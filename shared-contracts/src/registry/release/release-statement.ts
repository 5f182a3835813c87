import * as v from 'valibot';
import {
  type Publication,
  type Release,
  type StatementRefusal,
  statementSchema,
} from '../model/registry.contract.ts';
import { folderOf } from '../model/release-hash.ts';
import type { Root } from '../roots/root.contract.ts';
import { openDocument, type SignedDocument, signDocument } from '../signing/signed-document.ts';
import type { PrivateKey } from '../signing/signing-key.ts';

/** Signs a release of a remote with the key of its team. */
export const signStatement = (
  remote: string,
  publication: Publication,
  key: PrivateKey,
): Promise<SignedDocument> => signDocument('release', { ...publication, remote }, [key]);

/**
 * Whether the root lets a remote have its files where the release has them. The portal's own address is always allowed.
 */
export const allowsAddress = (
  { addresses = {} }: Pick<Root, 'addresses'>,
  remote: string,
  { base }: Pick<Release, 'base'>,
): boolean => base === undefined || addresses[remote]?.includes(base) === true;

/** The content of a statement, or the reason of its refusal. */
export type OpenedStatement =
  | { readonly publication: Publication }
  | { readonly refusal: StatementRefusal };

/**
 * The content of a statement about this release, if a key that the root names for the remote has signed it, and the
 * root allows the address of its files.
 *
 * @param id the remote, and the hash of the release
 */
export async function openStatement(
  signed: unknown,
  { remote: name, release }: { readonly remote: string; readonly release: string },
  root: Pick<Root, 'remotes' | 'addresses'>,
): Promise<OpenedStatement> {
  const opened = await openDocument('release', signed, root.remotes[name] ?? []);
  if ('refusal' in opened) return opened;
  const parsed = v.safeParse(statementSchema, opened.document);
  if (!parsed.success) return { refusal: 'malformed' };
  const { remote, ...publication } = parsed.output;
  if (remote !== name || publication.active.folder !== folderOf(name, release)) {
    return { refusal: 'another-release' };
  }
  return allowsAddress(root, name, publication.active)
    ? { publication }
    : { refusal: 'foreign-address' };
}
