import type { RuntimeConfig } from '@leeszaal/shared-contracts';
import { getInstance } from '@module-federation/runtime';
import { loadConfig } from '../config/load-config.ts';
import { earlyAnswers } from '../early/early-answers.ts';
import { createRemotes, type Remotes } from '../remotes/index.ts';
import { routeOf } from '../routing/routes.ts';
import { browserStorage } from '../session/browser-storage.ts';
import { createTokenStore } from '../session/token-store.ts';

/** What the entry has begun while most of the host is on its way. */
export interface Beginning {
  readonly config: Promise<RuntimeConfig>;
  /** Rejects also where the configuration is none to make them from. */
  readonly remotes: Promise<Remotes>;
  /** Resolves when what the first screen starts with has come, or does not come ahead. */
  readonly screenCame: Promise<void>;
}

/**
 * Takes the configuration, and begins to check and load the remote of the address for whoever is signed in:
 * by the time it is known who is there and what may be seen, it stands ready. Once for each page.
 *
 * @param asked what goes out ahead of it (`askAhead`): it makes the first attempts, the start takes them
 */
export function begin(asked: Promise<void>): Beginning {
  const local = browserStorage(() => localStorage);
  const config = loadConfig(earlyAnswers);
  const remotes = Promise.all([config, asked]).then(([{ registryUrl, registryPublicKey }]) =>
    createRemotes({
      registryUrl: new URL(registryUrl, location.href).href,
      publicKey: registryPublicKey,
      fetchFile: (url, options) =>
        earlyAnswers.fetch(url, {
          ...options,
          credentials: 'same-origin',
          referrerPolicy: 'no-referrer',
        }),
      store: local,
      now: () => new Date(),
      runtime: federationRuntime(),
    }),
  );
  const remote = routeOf(location.pathname)?.remote;
  const isSignedIn = createTokenStore(local).get() !== undefined;
  const screenCame = remotes
    .then(({ prepare }) => (remote !== undefined && isSignedIn ? prepare(remote) : undefined))
    // Told by the start, which waits for both.
    .catch(() => undefined);
  return { config, remotes, screenCame };
}

function federationRuntime() {
  const runtime = getInstance();
  if (!runtime) throw new Error('The build gave the host no federation runtime');
  return runtime;
}
