import { endpoints, type HttpPort, type Library } from '@leeszaal/shared-contracts';

/** Loads a part of the library again. */
type LibraryReload = (part: keyof Library) => Promise<void>;

/**
 * Reloads parts of the library. Two requests for one part can overlap: the response to the later request
 * wins, in whichever order they arrive.
 *
 * @param onFresh receives the fresh part of the library
 */
export function createLibraryReload(
  http: HttpPort,
  onFresh: (fresh: Partial<Library>) => void,
): LibraryReload {
  const ask: { readonly [Part in keyof Library]: () => Promise<Pick<Library, Part>> } = {
    settings: async () => ({ settings: await http.call(endpoints.getSettings, {}) }),
    modules: async () => ({ modules: await http.call(endpoints.getSearchModules, {}) }),
    bookshelves: async () => ({ bookshelves: await http.call(endpoints.getBookshelves, {}) }),
  };
  const shown = new Map<keyof Library, number>();
  let asked = 0;
  return async (part) => {
    asked += 1;
    const turn = asked;
    const fresh = await ask[part]();
    if (turn < (shown.get(part) ?? 0)) return;
    shown.set(part, turn);
    onFresh(fresh);
  };
}
