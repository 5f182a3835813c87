import { useHost } from '@leeszaal/remote-kit/react';
import {
  endpoints,
  type HttpPort,
  isStatus,
  type ShownEmbedCredential,
} from '@leeszaal/shared-contracts';
import { useLoaded } from '../../list/use-loaded.ts';
import {
  type CredentialList,
  type LoadedCredentials,
  withCredential,
  withoutCredential,
} from './credential-list.ts';

/** The library's credentials with their actions. */
export interface Credentials {
  readonly list: CredentialList;
  /** Loads the list again. */
  readonly reload: () => void;
  /** Makes a credential. @throws the error of the call */
  readonly make: (label: string) => Promise<ShownEmbedCredential>;
  /** Revokes a credential, also one that a colleague has revoked meanwhile. @throws the error of the call */
  readonly revoke: (id: string) => Promise<void>;
}

const loadCredentials = async (http: HttpPort, signal: AbortSignal): Promise<LoadedCredentials> => {
  const { credentials } = await http.call(endpoints.getEmbedCredentials, {}, { signal });
  return { kind: 'ready', credentials };
};

/**
 * Loads the credentials, makes and revokes them. Neither is repeated by itself: a second credential would be made, of
 * which the secret is unknown. After a failure the list is loaded again, because the server may have done it.
 */
export function useCredentials(): Credentials {
  const { http, telemetry } = useHost();
  const { list, reload, refresh, update } = useLoaded(loadCredentials, 'credentials-not-loaded');
  const failed = (name: string, error: unknown) => {
    telemetry.report({ level: 'error', name, error });
    refresh();
  };
  const once = { onNetworkFailure: 'throw' } as const;
  return {
    list,
    reload,
    async make(label) {
      try {
        const made = await http.call(endpoints.createEmbedCredential, { body: { label } }, once);
        update((now) => withCredential(now, made));
        return made;
      } catch (error) {
        failed('credential-not-made', error);
        throw error;
      }
    },
    async revoke(id) {
      try {
        await http.call(endpoints.revokeEmbedCredential, { params: { id } }, once);
      } catch (error) {
        if (!isStatus(error, 404)) {
          failed('credential-not-revoked', error);
          throw error;
        }
      }
      update((now) => withoutCredential(now, id));
    },
  };
}
