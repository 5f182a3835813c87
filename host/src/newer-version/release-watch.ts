import type { Registry } from '@leeszaal/shared-contracts/registry';
import type { RegistryClient } from '../remotes/registry/registry-client.contract.ts';
import type { RemoteFollower } from '../remotes/show-remote.ts';

/** The pause between two looks at the registry, in milliseconds. */
export const LOOK_PAUSE = 600_000;

/** Dependencies of {@link createReleaseWatch}. */
export interface ReleaseWatchOptions {
  readonly registry: Pick<RegistryClient, 'latest'>;
  /** Called once. */
  readonly onNewer: () => void;
}

/**
 * Looks at the registry from time to time while the page is visible, until a remote that the page has shown has
 * another release. The page goes on with its own releases.
 */
export function createReleaseWatch({ registry, onNewer }: ReleaseWatchOptions): RemoteFollower {
  /** The folders of the releases, by remote. */
  const shown = new Map<string, string>();
  let isDue = false;

  async function look(): Promise<void> {
    if (!isDue || document.visibilityState !== 'visible') return;
    isDue = false;
    const answer = await registry.latest().catch(() => undefined);
    if (answer?.kind !== 'registry' || !isNewer(answer.registry, shown)) return wait();
    document.removeEventListener('visibilitychange', look);
    onNewer();
  }

  function wait(): void {
    setTimeout(() => {
      isDue = true;
      void look();
    }, LOOK_PAUSE);
  }

  document.addEventListener('visibilitychange', look);
  wait();
  return {
    follow(remote, running) {
      running.subscribe(() => {
        const { state } = running;
        if (state.phase === 'mounted') shown.set(remote, state.release.folder);
      });
    },
  };
}

/** A release that its team has not signed does not run, so that it is no newer version. */
const isNewer = ({ remotes }: Registry, shown: ReadonlyMap<string, string>): boolean =>
  [...shown].some(([name, folder]) => {
    const registered = remotes[name];
    return registered?.refusal === undefined && (registered?.active.folder ?? folder) !== folder;
  });
