import { prefetching } from '@leeszaal/remote-kit/prefetch';
import { browserClock } from '../clock/clock.ts';
import { borrow, type LicenceCallbacks } from '../licence/borrow.ts';
import type { ReaderMount } from '../mount/reader-mount.ts';
import { PlaceKeeper } from '../place/place-keeper.ts';
import { watchLeaving } from '../place/watch-leaving.ts';

/** The licence of a document, and the reading place in it. */
export type Loan = ReturnType<typeof beginLoan>;

/** How a loan is requested. */
export interface LoanOptions extends LicenceCallbacks {
  readonly pubKey: string;
  readonly docKey: string;
  /** The address names the place to open: no other place is offered. */
  readonly isAddressed: boolean;
  readonly signal: AbortSignal;
}

/** Requests the loan of a document, unless it was prefetched, and the kept place. End it with `end`. */
export function beginLoan({ host, loans, prefetch }: ReaderMount, options: LoanOptions) {
  const { docKey, pubKey, isAddressed, signal } = options;
  // First, because everything else waits for it.
  const borrowing = prefetch.takeLoan(pubKey) ?? borrow(host, loans, pubKey);
  borrowing.setCallbacks(options);
  const places = new PlaceKeeper({
    http: prefetching(host),
    docKey,
    isAddressed,
    clock: browserClock,
    today: Date.now,
    onFailure: (name, error) => host.telemetry.report({ level: 'warning', name, error }),
    signal,
  });
  const forget = loans.add(places);
  const undo = [watchLeaving(places)];
  return {
    pubKey,
    keeper: borrowing.keeper,
    places,
    /** Saves the place and releases the licence, without waiting for the server. */
    end(): void {
      if (undo.length === 0) return;
      for (const step of undo.splice(0)) step();
      void places.leave().finally(forget);
      borrowing.end();
    },
  };
}
