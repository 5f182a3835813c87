import type { HostContext } from '@leeszaal/shared-contracts';
import type { LicenceKeeper } from '../licence/licence-keeper.ts';
import { isHeld } from '../licence/licence-step.ts';
import type { DocumentSource } from '../source/document-source.contract.ts';
import { type FirstRequest, fetchAhead } from '../source/fetch-ahead.ts';
import { createHttpSource } from '../source/http-source.ts';

/** The first page of a PDF that is opened from its publication. */
const FIRST_PAGE = { page: 1 } as const satisfies FirstRequest;

/** A PDF whose first page is requested before its metadata arrive. */
export interface EarlySource {
  /** The source, if its first page was requested under the loan of the keeper. */
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
      // The response is not needed.
      abort.abort();
      return undefined;
    },
    end() {
      unsubscribe();
      abort.abort();
    },
  };
}
