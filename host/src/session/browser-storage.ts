/** What the host needs of a storage of the browser. */
export type KeptValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage of the browser, or one in memory where the browser has none for us: with cookies blocked
 * even the name `localStorage` throws, and the portal is still to open.
 *
 * @param storage reads the browser's own
 */
export function browserStorage(storage: () => Storage): KeptValues {
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
