import { endpoints, type HttpPort, type Library, NetworkError } from '@leeszaal/shared-contracts';

/** Asks for each part of the library as the host does at its start. */
const parts: {
  readonly [Part in keyof Library]: (http: HttpPort) => Promise<Library[Part]>;
} = {
  settings: (http) => http.call(endpoints.getSettings, {}),
  modules: (http) => http.call(endpoints.getSearchModules, {}),
  bookshelves: (http) => http.call(endpoints.getBookshelves, {}),
};

/** A part of the library; `otherwise` if the page configures no answer for it. */
export async function loadPart<Part extends keyof Library>(
  http: HttpPort,
  part: Part,
  otherwise: Library[Part],
): Promise<Library[Part]> {
  try {
    return await parts[part](http);
  } catch (error) {
    if (error instanceof NetworkError) return otherwise;
    throw error;
  }
}

/** The library as the answers of a development page tell it. */
export async function loadLibrary(http: HttpPort): Promise<Library> {
  return {
    settings: await loadPart(http, 'settings', {}),
    modules: await loadPart(http, 'modules', []),
    bookshelves: await loadPart(http, 'bookshelves', []),
  };
}
