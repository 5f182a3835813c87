import type { HostContext } from '@leeszaal/shared-contracts';
import type { LicenceKeeper } from '../licence/licence-keeper.ts';
import { isHeld } from '../licence/licence-step.ts';
import type { DocumentSource } from '../source/document-source.contract.ts';
import { type FirstRequest, fetchAhead } from '../source/fetch-ahead.ts';
import { createHttpSource } from '../source/http-source.ts';

/** What whoever opens a publication sees first of a PDF, however many pages it has. */
const FIRST_PAGE = { page: 1 } as const satisfies FirstRequest;

/** A PDF whose first page is on its way before anything else is known of it. */
export interface EarlySource {
  /** The source, once the first page has been asked for under the loan of this keeper. */
  under(keeper: LicenceKeeper, request: FirstRequest | undefined): DocumentSource | undefined;
  /** Asks for nothing any more. */
  end(): void;
}

/** Asks for the first page of a PDF as soon as there is a loan. */
export function createEarlySource(
  { http }: Pick<HostContext, 'http'>,
  docKey: string,
  loan: LicenceKeeper,
): EarlySource {
  const abort = new AbortController();
  let source: DocumentSource | undefined;
  const ask = () => {
    if (source !== undefined || !isHeld(loan.state())) return;
    const served = createHttpSource({ http, docKey, licenceKey: () => loan.key() ?? '' });
    source = fetchAhead(served, FIRST_PAGE, loan.key, abort.signal);
  };
  const unsubscribe = loan.subscribe(ask);
  ask();
  return {
    under(keeper, request) {
      const isFirst = request && 'page' in request && request.page === FIRST_PAGE.page;
      if (keeper === loan && isFirst) return source;
      // Nobody will ask for it.
      abort.abort();
      return undefined;
    },
    end() {
      unsubscribe();
      abort.abort();
    },
  };
}
