/** The methods of a browser storage that the host uses. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage of the browser, or one in memory: with blocked cookies even the name `localStorage` throws, and
 * the portal must still open.
 *
 * @param storage reads the browser's storage
 */
export function browserStorage(storage: () => Storage): KeyValueStorage {
  try {
    return storage();
  } catch {
    const values = new Map<string, string>();
    return {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    };
  }
}
