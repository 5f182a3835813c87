import * as v from 'valibot';
import { followRoots, type RootRefusal } from './follow-roots.ts';
import {
  type Publication,
  publicationSchema,
  type RegisteredRemote,
  type Registry,
  type RegistryIndex,
  registryIndexSchema,
  type SignedRegistry,
  type StatementRefusal,
  signedRegistrySchema,
} from './registry.contract.ts';
import { manifestFile } from './release-files.ts';
import { folderOf } from './release-hash.ts';
import { openStatement } from './release-statement.ts';
import type { Root } from './root.contract.ts';
import { claimedDocument, openDocument, type SignatureRefusal } from './signed-document.ts';

/** Why a registry was refused. */
export type RegistryRefusal =
  | { readonly reason: SignatureRefusal }
  | { readonly reason: 'bad-root'; readonly because: RootRefusal }
  | { readonly reason: 'expired'; readonly expires: string }
  | { readonly reason: 'rolled-back'; readonly sequence: number; readonly highest: number };

/** An accepted registry with the latest root, or the reason of its refusal. */
export type RegistryVerdict =
  | { readonly accepted: true; readonly registry: Registry; readonly root: Root }
  | { readonly accepted: false; readonly refusal: RegistryRefusal };

/** The conditions that a registry must meet. */
export interface RegistryExpectations {
  /** A trusted root, of any version. */
  readonly root: Root;
  readonly now: Date;
  /** The highest sequence number seen so far; 0 when none was. */
  readonly highestSequence: number;
}

/**
 * Accepts a signed registry only if its roots follow from the trusted one, its index is genuine, well-formed, not
 * expired and not older than an earlier one. A remote whose release its team has not signed has a `refusal` and no
 * files; it does not end the others.
 *
 * @param signed the parsed answer of `/registry.json`
 */
export async function openRegistry(
  signed: unknown,
  { root: trusted, now, highestSequence }: RegistryExpectations,
): Promise<RegistryVerdict> {
  const parsed = v.safeParse(signedRegistrySchema, signed);
  if (!parsed.success) return refused({ reason: 'malformed' });
  const followed = await followRoots(trusted, parsed.output.roots, now);
  if ('refusal' in followed) return refused({ reason: 'bad-root', because: followed.refusal });
  const { root } = followed;
  const opened = await openDocument('registry', parsed.output.index, root.registry);
  if ('refusal' in opened) return refused({ reason: opened.refusal });
  const index = v.safeParse(registryIndexSchema, opened.document);
  if (!index.success) return refused({ reason: 'malformed' });
  const refusal = judge(index.output, { now, highestSequence });
  if (refusal !== undefined) return refused(refusal);
  return {
    accepted: true,
    root,
    registry: await withStatements(index.output, parsed.output, root),
  };
}

/** Why an index whose signature has been verified is refused. */
export function judge(
  { expires, sequence }: Pick<RegistryIndex, 'expires' | 'sequence'>,
  { now, highestSequence: highest }: Omit<RegistryExpectations, 'root'>,
): RegistryRefusal | undefined {
  if (Date.parse(expires) <= now.getTime()) return { reason: 'expired', expires };
  return sequence < highest ? { reason: 'rolled-back', sequence, highest } : undefined;
}

async function withStatements(
  { remotes, ...head }: RegistryIndex,
  { statements }: SignedRegistry,
  root: Root,
): Promise<Registry> {
  const entries = Object.entries(remotes).map(async ([remote, { release, ...history }]) => {
    const keys = root.remotes[remote];
    const opened = await openStatement(statements[remote], { remote, release }, keys);
    const publication =
      'publication' in opened
        ? opened.publication
        : withoutFiles(folderOf(remote, release), statements[remote], opened.refusal);
    return [remote, { ...publication, ...history }] as const;
  });
  const opened = await Promise.all(entries);
  // A refused remote must not take screens away from another one.
  const inOrder = opened.toSorted(
    ([, a], [, b]) => Number('refusal' in a) - Number('refusal' in b),
  );
  return { ...head, remotes: Object.fromEntries(inOrder) };
}

/** A remote that cannot be loaded. Its screens are those that it claims, so that they show the failure. */
function withoutFiles(
  folder: string,
  signed: SignedRegistry['statements'][string] | undefined,
  refusal: StatementRefusal,
): Publication & Pick<RegisteredRemote, 'refusal'> {
  const claimed = v.safeParse(publicationSchema, signed && claimedDocument(signed));
  const routes = claimed.success ? claimed.output.routes : [];
  return {
    active: {
      version: '',
      folder,
      contract: '^0.0',
      manifest: manifestFile,
      initial: [],
      files: [],
    },
    routes: routes.map(({ name, path, minimumRole }) => ({ name, path, minimumRole })),
    refusal,
  };
}

/** The content of a registry whose signatures have not been verified; undefined when it is unreadable. */
export function claimedRegistry(signed: unknown): Registry | undefined {
  const registry = v.safeParse(signedRegistrySchema, signed);
  if (!registry.success) return undefined;
  const { index, statements } = registry.output;
  const claimed = v.safeParse(registryIndexSchema, claimedDocument(index));
  if (!claimed.success) return undefined;
  const remotes: Record<string, RegisteredRemote> = {};
  for (const [remote, { release: _release, ...history }] of Object.entries(
    claimed.output.remotes,
  )) {
    const statement = statements[remote];
    const parsed = v.safeParse(publicationSchema, statement && claimedDocument(statement));
    if (parsed.success) remotes[remote] = { ...parsed.output, ...history };
  }
  return { ...claimed.output, remotes };
}

const refused = (refusal: RegistryRefusal): RegistryVerdict => ({ accepted: false, refusal });
