import { prefetching } from '@leeszaal/remote-kit/prefetch';
import {
  type AppearanceEntry,
  endpoints,
  formatOf,
  type HostContext,
} from '@leeszaal/shared-contracts';
import { type Borrowing, borrow } from '../licence/borrow.ts';
import type { OpenLoans } from '../licence/open-loans.ts';
import { whenHeld } from '../licence/when-held.ts';
import { prefetchFirst } from '../source/first-request.ts';
import type { Viewers } from '../viewers/viewers.ts';
import { knownMimeTypeOf } from './known-document.ts';
import { openingAt } from './opening-at.ts';
import type { Opening, Openings } from './openings.ts';

/**
 * The requests of a mount before the screen that needs them exists: answers through {@link prefetching}, a loan, and
 * the engine of the viewers.
 */
export interface Prefetch {
  /** Requests the data of the current screen. */
  start(): void;
  /** Requests the data of a chosen form: its metadata, and the first page of a PDF under the prefetched loan. */
  startDocument(form: AppearanceEntry): void;
  /** The loan that was requested with the forms, once; a loan of another publication is released. */
  takeLoan(pubKey: string): Borrowing | undefined;
  /** Aborts the request of a first page; undefined when none of this document was requested. Once. */
  takeFirstPage(docKey: string): AbortController | undefined;
  /** Whether one request opens the first document, whose other calls it answers. */
  isOpening(): boolean;
  /** Ends what was requested for the first document, which was left. */
  endOpening(): void;
  /** Releases the loan and the engine: there is no document yet, or the reader has left. */
  cancel(): void;
}

/** Dependencies of prefetching. */
export interface PrefetchOptions {
  readonly host: HostContext;
  readonly loans: OpenLoans;
  readonly viewers: Viewers;
  readonly openings: Openings;
}

/** Creates the prefetch of one mount; requests nothing yet. */
export function createPrefetch({ host, loans, viewers, openings }: PrefetchOptions): Prefetch {
  const http = prefetching(host);
  let loan: Borrowing | undefined;
  let opening: Opening | undefined;
  let firstPage: { readonly docKey: string; readonly abort: AbortController } | undefined;

  function takeFirstPage(docKey: string): AbortController | undefined {
    const taken = firstPage;
    firstPage = undefined;
    if (taken?.docKey === docKey) return taken.abort;
    taken?.abort.abort();
    return undefined;
  }

  function endOpening(): void {
    opening?.end();
    opening = undefined;
  }

  return {
    start() {
      const location = host.navigation.current();
      const request = openingAt(location);
      if (request === undefined) return;
      opening = openings.open(host, request);
      const { pubKey, docKey } = request;
      if (docKey !== undefined) http.prefetch(endpoints.getAppearance, { params: { docKey } });
      else if (pubKey !== undefined) {
        http.prefetch(endpoints.getPublicationAppearances, { params: { pubKey } });
        loan = borrow(host, loans, pubKey);
      }
      viewers.startAhead(knownMimeTypeOf(location.state));
    },
    startDocument({ docKey, mimeType }) {
      http.prefetch(endpoints.getAppearance, { params: { docKey } });
      // An opening has the page.
      if (opening || loan === undefined || formatOf(mimeType) === 'epub') return;
      takeFirstPage(docKey)?.abort();
      const { keeper } = loan;
      const abort = new AbortController();
      firstPage = { docKey, abort };
      const options = { http, docKey, licenceKey: () => keeper.key() ?? '' };
      const cancel = whenHeld(keeper, () => prefetchFirst(options, { page: 1 }, abort.signal));
      abort.signal.addEventListener('abort', cancel, { once: true });
    },
    takeLoan(pubKey) {
      const taken = loan;
      loan = undefined;
      if (taken?.pubKey === pubKey) return taken;
      taken?.end();
      return undefined;
    },
    takeFirstPage,
    isOpening: () => opening !== undefined,
    endOpening,
    cancel() {
      loan?.end();
      loan = undefined;
      endOpening();
      viewers.dropEngine();
    },
  };
}
