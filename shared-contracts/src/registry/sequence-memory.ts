import { keyId, type PublicKey } from './signing-key.ts';

/** The part of `localStorage` that is needed. */
export interface SequenceStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const storageKey = async (publicKey: PublicKey): Promise<string> =>
  `leeszaal.registry.sequence.${await keyId(publicKey)}`;

/**
 * The highest sequence number this browser has seen under the given key; 0 when none. Kept for each
 * key, so that a portal set up anew (and so with a new key) is not taken for an old one.
 */
export async function highestSequence(store: SequenceStore, publicKey: PublicKey): Promise<number> {
  const seen = Number(store.getItem(await storageKey(publicKey)));
  return Number.isSafeInteger(seen) && seen > 0 ? seen : 0;
}

/** Remembers a sequence number unless a higher one is remembered already. */
export async function rememberSequence(
  store: SequenceStore,
  publicKey: PublicKey,
  sequence: number,
): Promise<void> {
  if (sequence <= (await highestSequence(store, publicKey))) return;
  const key = await storageKey(publicKey);
  try {
    store.setItem(key, String(sequence));
  } catch {
    // Full: what was seen before still counts.
  }
}
