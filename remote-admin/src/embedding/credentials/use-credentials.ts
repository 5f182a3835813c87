import { useHost } from '@leeszaal/remote-kit/react';
import { endpoints, isStatus, type ShownEmbedCredential } from '@leeszaal/shared-contracts';
import { useEffect, useRef, useState } from 'react';
import { type CredentialList, withCredential, withoutCredential } from './credential-list.ts';

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

/**
 * Loads the credentials, makes and revokes them. Neither is repeated by itself: a second credential would be made, of
 * which the secret is unknown. After a failure the list is loaded again, because the server may have done it.
 */
export function useCredentials(): Credentials {
  const { http, telemetry } = useHost();
  const [list, setList] = useState<CredentialList>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const isLoading = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    isLoading.current = true;
    http.call(endpoints.getEmbedCredentials, {}, { signal }).then(
      ({ credentials }) => {
        if (signal.aborted) return;
        isLoading.current = false;
        setList({ kind: 'ready', credentials });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        isLoading.current = false;
        telemetry.report({ level: 'error', name: 'credentials-not-loaded', error });
        setList({ kind: 'error' });
      },
    );
    return () => abort.abort();
  }, [http, telemetry, attempt]);
  const again = () => setAttempt((now) => now + 1);
  /** A list that is loading may be of the moment before. */
  const changed = (change: (now: CredentialList) => CredentialList) => {
    setList(change);
    if (isLoading.current) again();
  };
  const failed = (name: string, error: unknown) => {
    telemetry.report({ level: 'error', name, error });
    again();
  };
  const once = { onNetworkFailure: 'throw' } as const;
  return {
    list,
    reload: () => {
      setList({ kind: 'loading' });
      again();
    },
    async make(label) {
      try {
        const made = await http.call(endpoints.createEmbedCredential, { body: { label } }, once);
        changed((now) => withCredential(now, made));
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
      changed((now) => withoutCredential(now, id));
    },
  };
}
