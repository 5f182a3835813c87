import { AbortedError, endpoints, type ShopBook } from '@leeszaal/shared-contracts';
import { useHost } from '@leeszaal/shared-contracts/react';
import { useEffect, useState } from 'react';

/** Where a look-up in the shop stands; nothing was asked before a person did. */
export type ShopBooksState =
  | { readonly kind: 'initial' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly books: readonly ShopBook[]; readonly total: number }
  | { readonly kind: 'error' };

/** The first page of the shop's books with a title or ISBN. */
export function useShopBooks(query: string | undefined): ShopBooksState {
  const { http, telemetry } = useHost();
  const [state, setState] = useState<ShopBooksState>({ kind: 'initial' });
  useEffect(() => {
    if (query === undefined) return;
    const abort = new AbortController();
    setState({ kind: 'loading' });
    http
      .call(endpoints.getShopBooks, { query: { pageIndex: 0, query } }, { signal: abort.signal })
      .then(({ items, totalAmount }) =>
        setState({ kind: 'ready', books: items, total: totalAmount }),
      )
      .catch((error: unknown) => {
        if (abort.signal.aborted || error instanceof AbortedError) return;
        telemetry.report({ level: 'error', name: 'shop-books-failed', error });
        setState({ kind: 'error' });
      });
    return () => abort.abort();
  }, [http, telemetry, query]);
  return state;
}
