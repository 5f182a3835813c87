/** A signed registry, as it was fetched. */
export interface Fetched {
  readonly document: unknown;
}

/** The last verified registry, for the time in which the server gives none. */
export interface KeptRegistry {
  read(): Promise<Fetched | null>;
  write(document: unknown): Promise<void>;
}

/** The methods of `CacheStorage` that are used. */
interface Caches {
  open(
    name: string,
  ): Promise<Pick<Cache, 'put'> & { match(url: string): Promise<Response | undefined> }>;
}

const CACHE = 'leeszaal-registry';

/**
 * Keeps the registry in the browser. A browser without storage keeps nothing.
 *
 * @param url the registry's address
 */
export function keepRegistry(url: string, caches: () => Caches = () => self.caches): KeptRegistry {
  return {
    async read() {
      try {
        const response = await (await caches().open(CACHE)).match(url);
        return response === undefined ? null : { document: await response.json() };
      } catch {
        return null;
      }
    },
    async write(document) {
      try {
        await (await caches().open(CACHE)).put(url, Response.json(document));
      } catch {
        // The storage is full or forbidden.
      }
    },
  };
}
