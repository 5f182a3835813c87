import type { CallOptions } from '@leeszaal/shared-contracts';

/** Call options for the search of each connection, and the abortion of its calls. */
export type ModuleCalls = ReturnType<typeof createModuleCalls>;

/** @param signal aborts when the remote unmounts */
export function createModuleCalls(signal: AbortSignal) {
  const calls = new Map<number, AbortController>();
  let presence = new AbortController();
  return {
    abort(connection: number): void {
      calls.get(connection)?.abort();
      calls.delete(connection);
    },
    abortAll(): void {
      for (const call of calls.values()) call.abort();
      calls.clear();
    },
    /** Options for a call of a connection's current search. */
    optionsOf(connection: number): CallOptions {
      const own = calls.get(connection) ?? new AbortController();
      calls.set(connection, own);
      return { signal: AbortSignal.any([signal, own.signal]), patience: presence.signal };
    },
    /** Call when the results are shown: a failed call then asks the person to try again. */
    arrive(): void {
      if (presence.signal.aborted) presence = new AbortController();
    },
    /** Call when the results are left: calls may complete, but a failure is silent. */
    leave(): void {
      presence.abort();
    },
  };
}
