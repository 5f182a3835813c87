import { useHost } from '@leeszaal/remote-kit/react';
import {
  type ConnectionAccess,
  endpoints,
  type HttpPort,
  type LibraryConnection,
} from '@leeszaal/shared-contracts';
import { type Loaded, useLoaded } from '../../list/use-loaded.ts';

/** The connections of the library. */
interface LoadedConnections {
  readonly kind: 'ready';
  readonly connections: readonly LibraryConnection[];
}

/** The connections of the library with the call that changes one. */
export interface Connections {
  readonly list: Loaded<LoadedConnections>;
  /** Loads the list again. */
  readonly reload: () => void;
  /** Saves who searches a connection, and who reads its documents. Rejects with the error of the call. */
  readonly change: (id: number, access: ConnectionAccess) => Promise<void>;
}

const loadConnections = async (http: HttpPort, signal: AbortSignal): Promise<LoadedConnections> => {
  const { connections } = await http.call(endpoints.getConnections, {}, { signal });
  return { kind: 'ready', connections };
};

/** Loads the connections of the library. */
export function useConnections(): Connections {
  const { http, telemetry } = useHost();
  const { list, reload, update } = useLoaded(loadConnections, 'connections-not-loaded');
  return {
    list,
    reload,
    async change(id, body) {
      // The page has a place for the failure, beside the connection.
      const changed = await http
        .call(endpoints.changeConnection, { params: { id }, body }, { onNetworkFailure: 'throw' })
        .catch((error: unknown) => {
          telemetry.report({ level: 'warning', name: 'connection-not-changed', error });
          throw error;
        });
      update((now) =>
        now.kind === 'ready'
          ? { ...now, connections: now.connections.map((one) => (one.id === id ? changed : one)) }
          : now,
      );
    },
  };
}
