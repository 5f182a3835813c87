import { endpoints, type HttpPort, type Library } from '@leeszaal/shared-contracts';

/** Asks the server for a part of the library again. */
type LibraryReload = (part: keyof Library) => Promise<void>;

/**
 * Reloads parts of the library. Who changes two things at once has the same part asked for twice, and the
 * answers may come in another order: what was asked earlier is older, and takes nothing newer away.
 *
 * @param become takes what has come, as the part of the library that it is
 */
export function createLibraryReload(
  http: HttpPort,
  become: (fresh: Partial<Library>) => void,
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
    become(fresh);
  };
}
