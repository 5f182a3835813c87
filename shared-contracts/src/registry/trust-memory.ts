import * as v from 'valibot';
import { latestRoot } from './follow-roots.ts';
import { rootSchema } from './root.contract.ts';
import type { SignedDocument } from './signed-document.ts';

/** {@link PinnedRoot} */
export const pinnedRootSchema = v.object({
  /** Of the portal's chain of roots, so that no other portal at this address is taken for an older one. */
  series: v.string(),
  root: rootSchema,
});

/** The root in the host's build. */
export type PinnedRoot = v.InferOutput<typeof pinnedRootSchema>;

/** What a build of the host pins. @throws when the chain is broken */
export async function pinRoot(chain: readonly SignedDocument[]): Promise<PinnedRoot> {
  return { series: chain[0]?.signatures[0]?.signature ?? '', root: await latestRoot(chain) };
}

/** The methods of `localStorage` that are used. */
export interface TrustStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const memorySchema = v.object({
  root: rootSchema,
  sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

/** The latest root and the highest sequence number of the registry that this browser has verified. */
export type TrustMemory = v.InferOutput<typeof memorySchema>;

const storageKey = ({ series }: PinnedRoot): string => `leeszaal.trust.${series}`;

/** What this browser trusts: the pinned root, or a later one that it has verified. */
export function rememberedTrust(store: TrustStore, pinned: PinnedRoot): TrustMemory {
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), memorySchema),
    store.getItem(storageKey(pinned)),
  );
  if (!parsed.success) return { root: pinned.root, sequence: 0 };
  const { root, sequence } = parsed.output;
  return { root: root.version > pinned.root.version ? root : pinned.root, sequence };
}

/** Stores a verified root and sequence number, unless later ones are stored. */
export function rememberTrust(store: TrustStore, pinned: PinnedRoot, verified: TrustMemory): void {
  const known = rememberedTrust(store, pinned);
  const next: TrustMemory = {
    root: verified.root.version > known.root.version ? verified.root : known.root,
    sequence: Math.max(verified.sequence, known.sequence),
  };
  if (next.root === known.root && next.sequence === known.sequence) return;
  try {
    store.setItem(storageKey(pinned), JSON.stringify(next));
  } catch {
    // The storage is full: the earlier memory still counts.
  }
}
