import { useHost } from '@leeszaal/remote-kit/react';
import { AbortedError, endpoints, isStatus } from '@leeszaal/shared-contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { NOTHING_FOUND, type ShopBookList, withPage } from './shop-book-list.ts';

/** The state of a lookup in the shop; `initial` until a query is given. */
export interface ShopBooksState {
  readonly kind: 'initial' | 'loading' | 'ready' | 'error';
  /** The results so far. */
  readonly list: ShopBookList;
}

const INITIAL: ShopBooksState = { kind: 'initial', list: NOTHING_FOUND };

/** The shop's books that match a title or ISBN, page by page. */
export function useShopBooks(query: string | undefined) {
  const { http, telemetry } = useHost();
  const [state, setState] = useState(INITIAL);
  const underway = useRef<AbortController>(undefined);
  const load = useCallback(
    async (pageIndex: number, before: ShopBookList) => {
      underway.current?.abort();
      const abort = new AbortController();
      underway.current = abort;
      setState({ kind: 'loading', list: before });
      try {
        const page = await http.call(
          endpoints.getShopBooks,
          { query: { pageIndex, query } },
          { signal: abort.signal },
        );
        setState({ kind: 'ready', list: withPage(before, page, pageIndex) });
      } catch (error) {
        if (abort.signal.aborted || error instanceof AbortedError) return;
        // The server refuses the query (400), or it is too long: no book matches it
        // (`docs/behaviour.md` C 8).
        if (isStatus(error, 400, 414, 431)) {
          const page = { items: [], totalAmount: before.totalAmount };
          return setState({ kind: 'ready', list: withPage(before, page, pageIndex) });
        }
        telemetry.report({ level: 'error', name: 'shop-books-failed', error });
        setState({ kind: 'error', list: before });
      }
    },
    [http, telemetry, query],
  );
  useEffect(() => {
    if (query === undefined) return;
    void load(0, NOTHING_FOUND);
    return () => {
      underway.current?.abort();
      setState(INITIAL);
    };
  }, [load, query]);
  return { state, load };
}
