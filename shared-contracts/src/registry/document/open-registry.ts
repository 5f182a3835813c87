import * as v from 'valibot';
import type { CanaryRef } from '../model/canary.contract.ts';
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
} from '../model/registry.contract.ts';
import { folderOf } from '../model/release-hash.ts';
import { manifestFile } from '../release/release-files.ts';
import { allowsAddress, openStatement } from '../release/release-statement.ts';
import { followRoots, keepsRegistryKeys, type RootRefusal } from '../roots/follow-roots.ts';
import { type Root, rootSchema } from '../roots/root.contract.ts';
import {
  claimedDocument,
  openDocument,
  type SignatureRefusal,
  type SignedDocument,
} from '../signing/signed-document.ts';
import type { PublicKey } from '../signing/signing-key.ts';

/** Why a registry was refused. */
export type RegistryRefusal =
  | { readonly reason: SignatureRefusal }
  | { readonly reason: 'bad-root'; readonly because: RootRefusal }
  | { readonly reason: 'expired'; readonly expires: string }
  | { readonly reason: 'rolled-back'; readonly sequence: number; readonly highest: number };

/** An accepted registry with the latest root and the chain to it, or the reason of its refusal. */
export type RegistryVerdict =
  | {
      readonly accepted: true;
      readonly registry: Registry;
      readonly root: Root;
      readonly roots: readonly SignedDocument[];
    }
  | { readonly accepted: false; readonly refusal: RegistryRefusal };

/** The conditions that a registry must meet. */
export interface RegistryExpectations {
  /** A trusted root, of any version. */
  readonly root: Root;
  readonly now: Date;
  /** The highest sequence number seen under that root; 0 when none was. It ends with a key of the registry. */
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
  const opened = await openContent(parsed.output, root);
  if ('refusal' in opened) return refused({ reason: opened.refusal });
  const { registry } = opened;
  // A thief of a former key may have signed the highest number that there is.
  const highest = keepsRegistryKeys(trusted, root) ? highestSequence : 0;
  const refusal = judge(registry, { now, highestSequence: highest });
  if (refusal !== undefined) return refused(refusal);
  return { accepted: true, root, roots: parsed.output.roots, registry };
}

/**
 * The content of a registry whose index one of the keys has signed, of any age. A remote whose release its team has not
 * signed has a `refusal`.
 *
 * @param root the latest
 */
export async function openContent(
  signed: SignedRegistry,
  root: Root,
  keys: readonly PublicKey[] = root.registry,
): Promise<{ readonly registry: Registry } | { readonly refusal: SignatureRefusal }> {
  const opened = await openDocument('registry', signed.index, keys);
  if ('refusal' in opened) return opened;
  const index = v.safeParse(registryIndexSchema, opened.document);
  if (!index.success) return { refusal: 'malformed' };
  return { registry: await withStatements(index.output, signed, root) };
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
  { statements, canaries = {} }: SignedRegistry,
  root: Root,
): Promise<Registry> {
  const entries = Object.entries(remotes).map(async ([remote, { release, canary, ...history }]) => {
    const tried = { remote, release: canary?.release ?? '' };
    const openedCanary = await openStatement(canaries[remote], tried, root);
    const opened = await openStatement(statements[remote], { remote, release }, root);
    const publication =
      'publication' in opened
        ? opened.publication
        : withoutFiles(folderOf(remote, release), statements[remote], opened.refusal);
    const canaryPublication = 'publication' in openedCanary ? openedCanary.publication : undefined;
    return [
      remote,
      { ...publication, ...history, ...canaryOf(canary, canaryPublication) },
    ] as const;
  });
  const opened = await Promise.all(entries);
  // A refused remote must not take screens away from another one.
  const inOrder = opened.toSorted(
    ([, a], [, b]) => Number('refusal' in a) - Number('refusal' in b),
  );
  return { ...head, remotes: Object.fromEntries(inOrder) };
}

/** A canary that its team has not signed is none: every session gets the active release. */
function canaryOf(
  canary: CanaryRef | undefined,
  publication: Publication | undefined,
): Pick<RegisteredRemote, 'canary'> {
  if (canary === undefined || publication === undefined) return {};
  const { release: _, ...terms } = canary;
  return { canary: { ...terms, publication } };
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
  const { index, statements, canaries = {}, roots } = registry.output;
  const claimed = v.safeParse(registryIndexSchema, claimedDocument(index));
  if (!claimed.success) return undefined;
  const root = claimedRoot(roots);
  const remotes: Record<string, RegisteredRemote> = {};
  for (const [remote, { release, canary, ...history }] of Object.entries(claimed.output.remotes)) {
    const folder = folderOf(remote, release);
    const active = claimedPublication(statements[remote], folder);
    const tried = claimedPublication(canaries[remote], folderOf(remote, canary?.release ?? ''));
    const isAllowed = (one: Publication) => allowsAddress(root, remote, one.active);
    if (active === undefined) continue;
    remotes[remote] = {
      ...(isAllowed(active) ? active : withoutFiles(folder, statements[remote], 'foreign-address')),
      ...history,
      ...canaryOf(canary, tried && isAllowed(tried) ? tried : undefined),
    };
  }
  return { ...claimed.output, remotes };
}

/** The addresses that the latest root claims to allow. */
function claimedRoot(roots: readonly SignedDocument[]): Pick<Root, 'addresses'> {
  const latest = roots.at(-1);
  const parsed = v.safeParse(rootSchema, latest && claimedDocument(latest));
  return parsed.success ? parsed.output : {};
}

function claimedPublication(
  statement: SignedDocument | undefined,
  folder: string,
): Publication | undefined {
  const { success, output } = v.safeParse(
    publicationSchema,
    statement && claimedDocument(statement),
  );
  return success && output.active.folder === folder ? output : undefined;
}

const refused = (refusal: RegistryRefusal): RegistryVerdict => ({ accepted: false, refusal });
