import { keyId, type PublicKey } from './signing-key.ts';

/** The methods of `localStorage` that are used. */
export interface SequenceStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const storageKey = async (publicKey: PublicKey): Promise<string> =>
  `leeszaal.registry.sequence.${await keyId(publicKey)}`;

/**
 * The highest sequence number that this browser has seen under a key; 0 when none. Stored for each key, so
 * that a new portal (with a new key) is not taken for an older registry.
 */
export async function highestSequence(store: SequenceStore, publicKey: PublicKey): Promise<number> {
  const seen = Number(store.getItem(await storageKey(publicKey)));
  return Number.isSafeInteger(seen) && seen > 0 ? seen : 0;
}

/** Stores a sequence number unless a higher one is stored. */
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
    // The storage is full: the earlier number still counts.
  }
}
