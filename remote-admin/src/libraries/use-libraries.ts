import { useHost } from '@leeszaal/remote-kit/react';
import {
  endpoints,
  type HttpPort,
  isStatus,
  type NewPortalClient,
  type PortalClient,
  type PortalClientChange,
} from '@leeszaal/shared-contracts';
import { useRef } from 'react';
import { useLoaded } from '../list/use-loaded.ts';
import {
  type LibraryList,
  type LoadedLibraries,
  withLibrary,
  withoutLibrary,
} from './library-list.ts';

/** The libraries of the portal with the calls that change them. A call rejects with its error. */
export interface Libraries {
  readonly list: LibraryList;
  /** Loads the list again. */
  readonly reload: () => void;
  /** Loads the list again while the present one is shown. */
  readonly refresh: () => void;
  /** Adds a library, and invites its administrator. The same library sent again is added once. */
  readonly add: (library: NewPortalClient) => Promise<PortalClient>;
  /** Changes a part of a library. */
  readonly change: (
    library: PortalClient,
    part: Partial<PortalClientChange>,
  ) => Promise<PortalClient>;
  /** All that a library has. */
  readonly exportData: (ref: string) => Promise<Blob>;
  /** Removes a library, which stays in the list until {@link Libraries.forget}. One that is gone already is removed. */
  readonly remove: (ref: string) => Promise<void>;
  /** Takes a removed library out of the list. */
  readonly forget: (ref: string) => void;
}

/** The page has a place for the failure, beside the library. */
const IN_PLACE = { onNetworkFailure: 'throw' } as const;

const loadLibraries = async (http: HttpPort, signal: AbortSignal): Promise<LoadedLibraries> => {
  const { clients, connections } = await http.call(endpoints.getPortalClients, {}, { signal });
  return { kind: 'ready', libraries: clients, connections };
};

/** Loads the libraries of the portal. */
export function useLibraries(): Libraries {
  const { http, telemetry } = useHost();
  const { list, reload, refresh, update } = useLoaded(loadLibraries, 'libraries-not-loaded');
  const sent = useRef({ of: '', key: '' });
  const report = (name: string) => (error: unknown) => {
    telemetry.report({ level: 'warning', name, error });
    throw error;
  };
  return {
    list,
    reload,
    refresh,
    async add(body) {
      const of = JSON.stringify(body);
      if (sent.current.of !== of) sent.current = { of, key: crypto.randomUUID() };
      const options = { ...IN_PLACE, idempotencyKey: sent.current.key };
      const made = await http
        .call(endpoints.addPortalClient, { body }, options)
        .catch(report('library-not-added'));
      sent.current = { of: '', key: '' };
      update((now) => withLibrary(now, made));
      return made;
    },
    async change({ ref, name, email, isActive }, part) {
      const request = { params: { ref }, body: { name, email, isActive, ...part } };
      const changed = await http
        .call(endpoints.changePortalClient, request, IN_PLACE)
        .catch(report('library-not-changed'));
      update((now) => withLibrary(now, changed));
      return changed;
    },
    async exportData(ref) {
      const { bytes } = await http
        .call(endpoints.exportPortalClient, { params: { ref } }, IN_PLACE)
        .catch(report('library-not-exported'));
      return bytes;
    },
    async remove(ref) {
      await http
        .call(endpoints.removePortalClient, { params: { ref } }, IN_PLACE)
        .catch((error: unknown) => {
          if (!isStatus(error, 404)) report('library-not-removed')(error);
        });
    },
    forget: (ref) => update((now) => withoutLibrary(now, ref)),
  };
}
