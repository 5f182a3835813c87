import type { StorageArea } from '../remote/ports/storage.contract.ts';

/** A section of the browser's storage under a prefix; a storage that throws counts as empty. */
export function createStorageArea(storage: () => Storage, prefix: string): StorageArea {
  const guarded = <T>(use: (area: Storage) => T): T | undefined => {
    try {
      return use(storage());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => guarded((area) => area.getItem(prefix + key)) ?? undefined,
    set: (key, value) => guarded((area) => area.setItem(prefix + key, value)),
    remove: (key) => guarded((area) => area.removeItem(prefix + key)),
  };
}
