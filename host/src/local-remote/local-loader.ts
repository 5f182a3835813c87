import type { RemoteModule } from '@leeszaal/shared-contracts';
import { entryFile } from '@leeszaal/shared-contracts/registry';
import type { LoadModule } from '../remotes/release/federation-loader.ts';
import { createLoadExposed } from '../remotes/release/load-exposed.ts';
import { asRemoteModule } from '../remotes/release/remote-module.ts';
import { createScriptPolicy } from '../remotes/release/script-policy.ts';
import type { ShareScope } from '../remotes/release/share-scope.ts';

/**
 * Creates the loader of a local remote, whose folder is the origin of its development server. It loads the entry once;
 * a failed load may be repeated.
 */
export function createLocalLoader(
  shared: Promise<ShareScope>,
  loadEntry: (entry: string) => Promise<void>,
): LoadModule {
  const loadExposed = createLoadExposed(shared, loadEntry);
  let loading: Promise<RemoteModule> | undefined;
  return (name, { contract, folder }) => {
    const load = async (): Promise<RemoteModule> => {
      const url = `${folder}/${entryFile}`;
      const exposed = await loadExposed({ url, globalName: name, isModule: false });
      return asRemoteModule(exposed, contract);
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
