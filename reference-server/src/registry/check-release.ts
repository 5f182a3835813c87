import { join } from 'node:path';
import {
  openStatement,
  type Publication,
  type SignedDocument,
  signedDocumentSchema,
  statementFile,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { isTrueStatement } from './is-true-statement.ts';
import { readJson } from './json-file.ts';
import { type RegistryLayout, releaseFolder } from './layout.ts';
import { ReleaseError } from './release-error.ts';
import { describeRelease, type ReleaseId } from './release-folder.ts';
import { readRoot } from './root-store.ts';

/** A release whose statement has been verified. */
export interface CheckedRelease {
  readonly publication: Publication;
  readonly statement: SignedDocument;
}

/**
 * Compares a release with its statement, which the team has signed.
 *
 * @param folder default: where a stored release lies
 * @throws ReleaseError
 */
export async function checkRelease(
  layout: RegistryLayout,
  { name, hash }: ReleaseId,
  folder = releaseFolder(layout, name, hash),
): Promise<CheckedRelease> {
  const described = await describeRelease(folder, { name, hash });
  const signed = await readJson(join(folder, statementFile)).catch(() => null);
  const root = await readRoot(layout);
  if (root.remotes[name] === undefined) {
    throw refusal(`The root of this portal names no key for ${name}.`);
  }
  const opened = await openStatement(signed, { remote: name, release: hash }, root);
  if ('refusal' in opened) {
    if (opened.refusal === 'foreign-address') {
      throw new ReleaseError(
        'foreign-address',
        `The root of this portal does not allow the address of the files of ${name}.`,
      );
    }
    throw refusal(
      `Release ${hash} of ${name} is not signed with a key that the root names for ${name} (${opened.refusal}).`,
    );
  }
  const { publication } = opened;
  if (!(await isTrueStatement(publication, described))) {
    throw refusal(`The signed statement of release ${hash} of ${name} describes another release.`);
  }
  return { publication, statement: v.parse(signedDocumentSchema, signed) };
}

const refusal = (message: string) => new ReleaseError('foreign-signature', message);
