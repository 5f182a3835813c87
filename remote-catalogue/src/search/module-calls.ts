import type { CallOptions } from '@leeszaal/shared-contracts';

/** How the search of each connection makes its calls, and how they are aborted. */
export interface ModuleCalls {
  /** Aborts the calls of the search of a connection. */
  abort(connection: number): void;
  /** Aborts the calls of all searches. */
  abortAll(): void;
  /** Options for a call of the present search of a connection. */
  optionsOf(connection: number): CallOptions;
  /** The results are shown: a failed call asks the person to try again. */
  arrive(): void;
  /** The results are left: calls may complete, but the person is not asked about a failure. */
  leave(): void;
}

/** @param signal of the mount */
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
