import { useHost } from '@leeszaal/remote-kit/react';
import { type AuditAction, type AuditEntry, endpoints } from '@leeszaal/shared-contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Period } from './period.ts';

/** The entries loaded so far, and whether the next page is loading or failed. */
export type LogState =
  | { readonly kind: 'loading' | 'error'; readonly entries: readonly AuditEntry[] }
  | {
      readonly kind: 'ready';
      readonly entries: readonly AuditEntry[];
      readonly hasMore: boolean;
    };

/**
 * Reads the log, latest first, of one action or all, in a period. At most one request is in
 * progress: a changed filter aborts the previous one.
 */
export function useAuditLog(action: AuditAction | undefined, { from, to }: Period) {
  const { http, telemetry } = useHost();
  const [state, setState] = useState<LogState>({ kind: 'loading', entries: [] });
  const underway = useRef<AbortController>(undefined);
  const load = useCallback(
    async (loaded: readonly AuditEntry[]) => {
      underway.current?.abort();
      const abort = new AbortController();
      const { signal } = abort;
      underway.current = abort;
      setState({ kind: 'loading', entries: loaded });
      const before = loaded.at(-1)?.id;
      try {
        const page = await http.call(
          endpoints.getAuditLog,
          { query: { action, before, from, to } },
          { signal },
        );
        if (signal.aborted) return;
        const entries = [...loaded, ...page.entries];
        setState({ kind: 'ready', entries, hasMore: page.hasMore });
      } catch (error) {
        if (signal?.aborted) return;
        telemetry.report({ level: 'error', name: 'log-not-loaded', error });
        setState({ kind: 'error', entries: loaded });
      }
    },
    [http, telemetry, action, from, to],
  );
  useEffect(() => {
    void load([]);
    return () => underway.current?.abort();
  }, [load]);
  return { state, loadMore: () => load(state.entries) };
}
