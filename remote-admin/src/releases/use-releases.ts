import { endpoints, type HttpPort, type LiveRemote } from '@leeszaal/shared-contracts';
import { useLoaded } from '../list/use-loaded.ts';

interface LoadedReleases {
  readonly kind: 'ready';
  readonly remotes: readonly LiveRemote[];
}

const loadReleases = async (http: HttpPort, signal: AbortSignal): Promise<LoadedReleases> => {
  const { remotes } = await http.call(endpoints.getReleases, {}, { signal });
  return { kind: 'ready', remotes };
};

/** Loads what is live of each remote. */
export const useReleases = () => useLoaded(loadReleases, 'releases-not-loaded');
