import type { RuntimeConfig } from '@leeszaal/shared-contracts';
import { loadConfig } from '../config/load-config.ts';
import { arrivalPathname } from '../guard/arrival.ts';
import type { Prefetched } from '../prefetch/prefetched.ts';
import { createRemotes, type Remotes } from '../remotes/index.ts';
import { prefetchScreen } from '../remotes/prefetch-screen.ts';
import type { ShareScope } from '../remotes/release/share-scope.ts';
import { browserStorage } from '../session/browser-storage.ts';
import { createTokenStore } from '../session/token-store.ts';

/** The work that the entry starts while most of the host loads. */
export interface Beginning {
  readonly config: Promise<RuntimeConfig>;
  /** Rejects also when the configuration is invalid. */
  readonly remotes: Promise<Remotes>;
  /** Resolves when the files of the first screen have loaded or failed. */
  readonly screenLoaded: Promise<void>;
}

/**
 * Loads the configuration, and prefetches the remote of the address if there are tokens, so that it is ready
 * when the session is known. Call once for each page.
 *
 * @param prefetched the requests that have been sent, whose responses the start takes
 * @param shared what the host shares with remotes, once it has loaded
 */
export function begin(
  { answers, started }: Pick<Prefetched, 'answers' | 'started'>,
  shared: Promise<ShareScope>,
): Beginning {
  const local = browserStorage(() => localStorage);
  const config = loadConfig(answers.fetch);
  const remotes = Promise.all([config, started]).then(([{ registryUrl }]) =>
    createRemotes({
      registryUrl: new URL(registryUrl, location.href).href,
      fetchFile: (url, options) =>
        answers.fetch(url, {
          ...options,
          credentials: 'same-origin',
          referrerPolicy: 'no-referrer',
        }),
      store: local,
      now: () => new Date(),
      shared,
    }),
  );
  const isSignedIn = createTokenStore(local).get() !== undefined;
  const pathname = arrivalPathname(new URL(location.href));
  const screenLoaded = remotes
    .then((known) => (isSignedIn ? prefetchScreen(known, pathname) : undefined))
    // The start waits for both and reports errors.
    .catch(() => undefined);
  return { config, remotes, screenLoaded };
}
