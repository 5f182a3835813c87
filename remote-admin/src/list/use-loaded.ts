import { useHost } from '@leeszaal/remote-kit/react';
import type { HttpPort } from '@leeszaal/shared-contracts';
import { useEffect, useRef, useState } from 'react';

/** Something loaded. */
interface Ready {
  readonly kind: 'ready';
}

/** Something of the library, as far as it has loaded. */
export type Loaded<R extends Ready> = { readonly kind: 'loading' } | { readonly kind: 'error' } | R;

/** The result of {@link useLoaded}. */
export interface LoadedList<R extends Ready> {
  readonly list: Loaded<R>;
  /** Loads the list again. */
  readonly reload: () => void;
  /** Loads the list again while the present one is shown, which stays if that fails. */
  readonly refresh: () => void;
  /** Changes the list as the server has changed it. */
  readonly update: (change: (now: Loaded<R>) => Loaded<R>) => void;
}

/**
 * Loads a list.
 *
 * @param load a function of its module: another one loads again
 * @param event the name under which a failure is reported
 */
export function useLoaded<R extends Ready>(
  load: (http: HttpPort, signal: AbortSignal) => Promise<R>,
  event: string,
): LoadedList<R> {
  const { http, telemetry } = useHost();
  const [list, setList] = useState<Loaded<R>>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const isLoading = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    isLoading.current = true;
    load(http, signal).then(
      (ready) => {
        if (signal.aborted) return;
        isLoading.current = false;
        setList(ready);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        isLoading.current = false;
        telemetry.report({ level: 'error', name: event, error });
        setList((now) => (now.kind === 'ready' ? now : { kind: 'error' }));
      },
    );
    return () => abort.abort();
  }, [http, telemetry, load, event, attempt]);
  const again = () => setAttempt((now) => now + 1);
  return {
    list,
    reload() {
      setList({ kind: 'loading' });
      again();
    },
    refresh: again,
    update(change) {
      setList(change);
      // A list that is loading may be of the moment before.
      if (isLoading.current) again();
    },
  };
}
