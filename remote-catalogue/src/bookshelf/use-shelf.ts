import { useHost } from '@leeszaal/remote-kit/react';
import { type Bookshelf, endpoints } from '@leeszaal/shared-contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useOwnShelves } from '../own-shelves/own-shelves.ts';

/** The loading state of a shelf (`docs/behaviour.md` C4). */
export type ShelfState =
  | { readonly kind: 'initial' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly shelf: Bookshelf }
  | { readonly kind: 'error' };

/** The result of the last request. */
type Fetched = { readonly id: number } & (
  | { readonly kind: 'ready'; readonly shelf: Bookshelf }
  | { readonly kind: 'error' }
);

/** Fetches an external shelf; the library has the user's own ones. */
export function useShelf(id: number | undefined): {
  readonly state: ShelfState;
  readonly retry: () => void;
} {
  const { http, telemetry } = useHost();
  const bookshelves = useOwnShelves();
  const own = bookshelves.find((shelf) => shelf.id === id);
  const [fetched, setFetched] = useState<Fetched>();
  const [attempt, setAttempt] = useState(0);
  const everOwn = useRef(new Set<number>());
  useEffect(() => {
    for (const shelf of bookshelves) everOwn.current.add(shelf.id);
  }, [bookshelves]);
  const isExternal = id !== undefined && !own;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    if (!isExternal || id === undefined) return;
    if (everOwn.current.has(id)) {
      // Just deleted: a request would only fail.
      setFetched({ kind: 'error', id });
      return;
    }
    const abort = new AbortController();
    http
      .call(endpoints.getBookshelf, { params: { id } }, { signal: abort.signal })
      .then((shelf) => setFetched({ kind: 'ready', id, shelf }))
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        telemetry.report({ level: 'warning', name: 'bookshelf-failed', error });
        setFetched({ kind: 'error', id });
      });
    return () => {
      abort.abort();
      setFetched(undefined);
    };
  }, [http, telemetry, id, isExternal, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state: stateOf(id, own, fetched), retry };
}

function stateOf(
  id: number | undefined,
  own: Bookshelf | undefined,
  fetched: Fetched | undefined,
): ShelfState {
  if (own) return { kind: 'ready', shelf: own };
  if (id === undefined) return { kind: 'initial' };
  return fetched?.id === id ? fetched : { kind: 'loading' };
}
