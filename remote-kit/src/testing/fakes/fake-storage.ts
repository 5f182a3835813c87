import type { StorageArea } from '@leeszaal/shared-contracts';

/** A storage area in memory. */
export function createFakeStorageArea(initial: Readonly<Record<string, string>> = {}): StorageArea {
  const values = new Map(Object.entries(initial));
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}
