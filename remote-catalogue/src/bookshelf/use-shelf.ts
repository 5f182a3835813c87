import { type Bookshelf, endpoints } from '@leeszaal/shared-contracts';
import { useHost, useLibrary } from '@leeszaal/shared-contracts/react';
import { useEffect, useState } from 'react';

/** Where the loading of a shelf stands (`docs/behaviour.md` C4). */
export type ShelfState =
  | { readonly kind: 'initial' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly shelf: Bookshelf }
  | { readonly kind: 'error' };

/** An external shelf is fetched; one's own stands in the library already. */
export function useShelf(id: number | undefined): ShelfState {
  const { http, telemetry } = useHost();
  const { bookshelves } = useLibrary();
  const own = bookshelves.find((shelf) => shelf.id === id);
  const [external, setExternal] = useState<ShelfState>({ kind: 'initial' });
  const isExternal = id !== undefined && !own;
  useEffect(() => {
    if (!isExternal || id === undefined) return;
    const abort = new AbortController();
    setExternal({ kind: 'loading' });
    http
      .call(endpoints.getBookshelf, { params: { id } }, { signal: abort.signal })
      .then((shelf) => setExternal({ kind: 'ready', shelf }))
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        telemetry.report({ level: 'warning', name: 'bookshelf-failed', error });
        setExternal({ kind: 'error' });
      });
    return () => abort.abort();
  }, [http, telemetry, id, isExternal]);
  return own ? { kind: 'ready', shelf: own } : external;
}
