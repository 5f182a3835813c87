import type { CallOptions } from '@leeszaal/shared-contracts';

/** Call options for the search of each connection, and the abortion of its calls. */
export interface ModuleCalls {
  abort(connection: number): void;
  abortAll(): void;
  /** Options for a call of a connection's current search. */
  optionsOf(connection: number): CallOptions;
  /** Call when the results are shown: a failed call then asks the person to try again. */
  arrive(): void;
  /** Call when the results are left: calls may complete, but a failure is silent. */
  leave(): void;
}

/** @param signal aborts when the remote unmounts */
export function createModuleCalls(signal: AbortSignal): ModuleCalls {
  const calls = new Map<number, AbortController>();
  let presence = new AbortController();
  return {
    abort(connection) {
      calls.get(connection)?.abort();
      calls.delete(connection);
    },
    abortAll() {
      for (const call of calls.values()) call.abort();
      calls.clear();
    },
    optionsOf(connection) {
      const own = calls.get(connection) ?? new AbortController();
      calls.set(connection, own);
      return { signal: AbortSignal.any([signal, own.signal]), patience: presence.signal };
    },
    arrive() {
      if (presence.signal.aborted) presence = new AbortController();
    },
    leave() {
      presence.abort();
    },
  };
}
