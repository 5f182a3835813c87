import { AbortedError, endpoints, isStatus } from '@leeszaal/shared-contracts';
import { useHost } from '@leeszaal/shared-contracts/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { NOTHING_FOUND, type ShopBookList, withPage } from './shop-book-list.ts';

/** Where a look-up in the shop stands; nothing was asked before a person did. */
export interface ShopBooksState {
  readonly kind: 'initial' | 'loading' | 'ready' | 'error';
  /** What has come until now. */
  readonly list: ShopBookList;
}

const INITIAL: ShopBooksState = { kind: 'initial', list: NOTHING_FOUND };

/** The shop's books with a title or ISBN, page by page. */
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
        // What cannot be looked up, or is too long to be asked for, is no book's title (`docs/behaviour.md` C8).
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
