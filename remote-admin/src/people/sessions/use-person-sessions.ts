import { useHost } from '@leeszaal/remote-kit/react';
import { endpoints, type HttpPort, type PersonSession } from '@leeszaal/shared-contracts';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { type Loaded, useLoaded } from '../../list/use-loaded.ts';

interface LoadedSessions {
  readonly kind: 'ready';
  readonly sessions: readonly PersonSession[];
}

/** The open sessions of a person. */
export interface PersonSessionList {
  readonly list: Loaded<LoadedSessions>;
  /** Loads the list again. */
  readonly reload: () => void;
  /**
   * Ends a session, which stays in the list until {@link PersonSessionList.forget}. Rejects with the error of the call.
   */
  readonly end: (session: string) => Promise<void>;
  /** Takes an ended session out of the list. */
  readonly forget: (session: string) => void;
}

/** The dialog has a place for the failure. */
const IN_PLACE = { onNetworkFailure: 'throw' } as const;

/**
 * Loads the open sessions of a person.
 *
 * @param onCount receives their number, whenever the list changes
 */
export function usePersonSessions(
  person: number,
  onCount: (count: number) => void,
): PersonSessionList {
  const { http, telemetry } = useHost();
  const load = useCallback(
    async (port: HttpPort, signal: AbortSignal): Promise<LoadedSessions> => {
      const request = { params: { id: person } };
      const options = { ...IN_PLACE, signal };
      const { sessions } = await port.call(endpoints.getPersonSessions, request, options);
      return { kind: 'ready', sessions };
    },
    [person],
  );
  const { list, reload, update } = useLoaded(load, 'person-sessions-not-loaded');
  const tell = useEffectEvent(onCount);
  const count = list.kind === 'ready' ? list.sessions.length : undefined;
  useEffect(() => {
    if (count !== undefined) tell(count);
  }, [count]);
  return {
    list,
    reload,
    async end(session) {
      await http
        .call(endpoints.endPersonSession, { params: { id: person, session } }, IN_PLACE)
        .catch((error: unknown) => {
          telemetry.report({ level: 'warning', name: 'person-session-not-ended', error });
          throw error;
        });
    },
    forget: (session) =>
      update((now) =>
        now.kind === 'ready'
          ? { ...now, sessions: now.sessions.filter(({ id }) => id !== session) }
          : now,
      ),
  };
}
