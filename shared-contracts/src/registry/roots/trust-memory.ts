import * as v from 'valibot';
import {
  claimedDocument,
  type SignedDocument,
  signedDocumentSchema,
} from '../signing/signed-document.ts';
import { followRoots, keepsRegistryKeys, latestRoot } from './follow-roots.ts';
import { type Root, rootSchema } from './root.contract.ts';

/** {@link PinnedRoot} */
export const pinnedRootSchema = v.object({
  /** Of the portal's chain of roots, so that no other portal at this address is taken for an older one. */
  series: v.string(),
  root: rootSchema,
});

/** The root in the host's build. */
export type PinnedRoot = v.InferOutput<typeof pinnedRootSchema>;

/** The root that a build of the host pins. @throws when the chain is broken */
export async function pinRoot(chain: readonly SignedDocument[]): Promise<PinnedRoot> {
  return { series: chain[0]?.signatures[0]?.signature ?? '', root: await latestRoot(chain) };
}

/** The methods of `localStorage` that are used. */
export interface TrustStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Every code of the page can write the storage, so that it holds the signatures of the roots, too. */
const memorySchema = v.object({
  roots: v.array(signedDocumentSchema),
  sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

/** The latest root and the highest sequence number of the registry that this browser has verified. */
export interface TrustMemory {
  readonly root: Root;
  /** The chain to the root, as the registry has it. */
  readonly roots: readonly SignedDocument[];
  readonly sequence: number;
}

const storageKey = ({ series }: PinnedRoot): string => `leeszaal.trust.${series}`;

/**
 * The root that this browser trusts: the pinned one, or a later one that it has verified. A forged memory counts as
 * none.
 */
export const rememberedTrust = (store: TrustStore, pinned: PinnedRoot): Promise<TrustMemory> =>
  readMemory(store.getItem(storageKey(pinned)), pinned);

async function readMemory(text: string | null, pinned: PinnedRoot): Promise<TrustMemory> {
  const none: TrustMemory = { root: pinned.root, roots: [], sequence: 0 };
  const memory = v.safeParse(v.pipe(v.string(), v.parseJson(), memorySchema), text);
  if (!memory.success) return none;
  const { roots, sequence } = memory.output;
  const latest = roots.at(-1);
  const former = v.safeParse(rootSchema, latest && claimedDocument(latest));
  if (!former.success) return none;
  // The host may be newer than the memory.
  const isOlder = roots.length < pinned.root.version;
  const root = isOlder ? pinned.root : await verified(pinned, roots);
  if (root === undefined) return none;
  return { root, roots, sequence: keepsRegistryKeys(former.output, root) ? sequence : 0 };
}

async function verified(
  pinned: PinnedRoot,
  roots: readonly SignedDocument[],
): Promise<Root | undefined> {
  const followed = await followRoots(pinned.root, roots, new Date(0));
  return 'root' in followed ? followed.root : undefined;
}

/** Stores verified roots and their sequence number, unless later ones are stored. */
export async function rememberTrust(
  store: TrustStore,
  pinned: PinnedRoot,
  seen: TrustMemory,
): Promise<void> {
  const stored = store.getItem(storageKey(pinned));
  const known = await readMemory(stored, pinned);
  // Another page has written meanwhile.
  if (store.getItem(storageKey(pinned)) !== stored) return rememberTrust(store, pinned, seen);
  const [earlier, later] = seen.root.version < known.root.version ? [seen, known] : [known, seen];
  const sequence = keepsRegistryKeys(earlier.root, later.root)
    ? Math.max(earlier.sequence, later.sequence)
    : later.sequence;
  const next = JSON.stringify({ roots: later.roots, sequence });
  if (next === stored) return;
  try {
    store.setItem(storageKey(pinned), next);
  } catch {
    // The storage is full: the earlier memory still counts.
  }
}
