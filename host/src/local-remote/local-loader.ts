import type { RemoteModule } from '@leeszaal/shared-contracts';
import { entryFile } from '@leeszaal/shared-contracts/registry';
import type { FederationRuntime, LoadModule } from '../remotes/release/federation-loader.ts';
import { asRemoteModule } from '../remotes/release/remote-module.ts';
import { createScriptPolicy } from '../remotes/release/script-policy.ts';

/**
 * Creates the loader of a local remote, whose folder is the origin of its development server. It loads the entry once;
 * a failed load may be repeated.
 */
export function createLocalLoader(
  runtime: FederationRuntime,
  loadEntry: (entry: string) => Promise<void>,
): LoadModule {
  let loading: Promise<RemoteModule> | undefined;
  return (name, { contract, folder }) => {
    const load = async (): Promise<RemoteModule> => {
      const entry = `${folder}/${entryFile}`;
      const remote = { name, entry, type: 'global', entryGlobalName: name } as const;
      runtime.registerRemotes([remote], { force: true });
      // The runtime would give the browser a text where it wants a trusted address; it takes an entry that is there.
      await loadEntry(entry);
      return asRemoteModule(await runtime.loadRemote(`${name}/remote`), contract);
    };
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** Loads the entry of a local remote; the page requires that its address is trusted. */
export function loadScript(entry: string): Promise<void> {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.src = createScriptPolicy((url) => url === entry).createScriptURL(entry);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () => reject(new Error(`${entry} did not load`)));
  document.head.append(script);
  return promise;
}
