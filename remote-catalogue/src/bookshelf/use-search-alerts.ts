import { useHost, useLanguage } from '@leeszaal/remote-kit/react';
import {
  type AlertFrequency,
  type Bookshelf,
  endpoints,
  type SearchAlerts,
} from '@leeszaal/shared-contracts';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The mails about the saved searches of a shelf. */
export type AlertsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error' }
  | ({ readonly kind: 'ready' } & SearchAlerts);

/** The mails about a shelf's searches, and their changes. */
export interface ShelfAlerts {
  readonly state: AlertsState;
  readonly retry: () => void;
  /** Changes how often a search mails; shown at once, and taken back when it is rejected. */
  readonly change: (itemId: number, frequency: AlertFrequency) => Promise<void>;
}

type Alerts = SearchAlerts['alerts'];

/** How often a search mails. */
export function frequencyIn(alerts: Alerts, itemId: number): AlertFrequency {
  return alerts.find((alert) => alert.itemId === itemId)?.frequency ?? 'off';
}

/** The alerts with another frequency of one search. */
function withFrequency(alerts: Alerts, itemId: number, frequency: AlertFrequency): Alerts {
  return [...alerts.filter((alert) => alert.itemId !== itemId), { itemId, frequency }];
}

/** The alerts with choices that the server may not have had when it answered. */
const withPending = (alerts: Alerts, pending: ReadonlyMap<number, AlertFrequency>): Alerts =>
  [...pending].reduce((all, [itemId, frequency]) => withFrequency(all, itemId, frequency), alerts);

/**
 * Loads the mails about the searches of one's own shelf, again for an item that was added. Changes are sent in their
 * order.
 */
export function useSearchAlerts({ id, items }: Bookshelf, isAuthor: boolean): ShelfAlerts {
  const { http, telemetry } = useHost();
  const language = useLanguage();
  const [state, setState] = useState<AlertsState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const last = useRef(Promise.resolve());
  /** The alerts of the server. */
  const stored = useRef<Alerts>([]);
  /** Choices that the server has not answered. */
  const pending = useRef(new Map<number, AlertFrequency>());
  const searches = items.filter(({ type }) => type === 'query').map((item) => item.id);
  const asked = isAuthor ? searches.join() : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    if (asked === '') return undefined;
    const abort = new AbortController();
    const loading = last.current.then(() => {
      abort.signal.throwIfAborted();
      return http.call(
        endpoints.getSearchAlerts,
        { params: { id } },
        { signal: abort.signal, onNetworkFailure: 'throw' },
      );
    });
    loading
      .then((loaded) => {
        if (abort.signal.aborted) return;
        stored.current = loaded.alerts;
        const alerts = withPending(loaded.alerts, pending.current);
        setState({ kind: 'ready', ...loaded, alerts });
      })
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        telemetry.report({ level: 'warning', name: 'search-alerts-failed', error });
        setState((now) => (now.kind === 'ready' ? now : { kind: 'error' }));
      });
    // A choice is sent after the answer to an earlier request.
    last.current = loading.then(
      () => undefined,
      () => undefined,
    );
    return () => abort.abort();
  }, [http, telemetry, id, asked, attempt]);

  const show = useCallback(
    (shown: (alerts: Alerts) => Alerts) =>
      setState((now) => (now.kind === 'ready' ? { ...now, alerts: shown(now.alerts) } : now)),
    [],
  );
  const change = useCallback(
    async (itemId: number, frequency: AlertFrequency) => {
      show((alerts) => withFrequency(alerts, itemId, frequency));
      pending.current.set(itemId, frequency);
      const sent = last.current.then(async () => {
        const params = { id, itemId };
        await http.call(endpoints.setSearchAlert, { params, body: { frequency, language } });
        stored.current = withFrequency(stored.current, itemId, frequency);
      });
      last.current = sent.catch(() => undefined);
      try {
        await sent;
      } catch (error) {
        // A later choice stays.
        const before = frequencyIn(stored.current, itemId);
        show((alerts) =>
          frequencyIn(alerts, itemId) === frequency
            ? withFrequency(alerts, itemId, before)
            : alerts,
        );
        throw error;
      } finally {
        if (pending.current.get(itemId) === frequency) pending.current.delete(itemId);
      }
    },
    [http, id, language, show],
  );
  return { state, change, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
