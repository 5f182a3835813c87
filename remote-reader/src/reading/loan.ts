import { browserClock } from '../clock/clock.ts';
import { borrow, type LicenceReader } from '../licence/borrow.ts';
import type { LicenceKeeper } from '../licence/licence-keeper.ts';
import type { ReaderMount } from '../mount/reader-mount.ts';
import { createPlaceKeeper, type PlaceKeeper } from '../place/place-keeper.ts';
import { watchLeaving } from '../place/watch-leaving.ts';

/** A document that is being read: its licence, and its reader's place in it. */
export interface Loan {
  readonly pubKey: string;
  readonly keeper: LicenceKeeper;
  readonly places: PlaceKeeper;
  /** Saves the place and gives the licence back; nobody waits for either. */
  end(): void;
}

/** What a loan is begun with. */
export interface LoanOptions extends LicenceReader {
  readonly pubKey: string;
  readonly docKey: string;
  /** The address says where to open the document: no other place is offered. */
  readonly isAddressed: boolean;
  readonly signal: AbortSignal;
}

/** Asks for a document, unless that has been done already, and for the place in it; both end with {@link Loan.end}, once. */
export function beginLoan({ host, loans, prefetch }: ReaderMount, options: LoanOptions): Loan {
  const { docKey, pubKey, isAddressed, signal } = options;
  // Asked for first: everything else waits for it.
  const borrowing = prefetch.takeLoan(pubKey) ?? borrow(host, loans, pubKey);
  borrowing.tell(options);
  const places = createPlaceKeeper({
    http: host.http,
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
    end() {
      if (undo.length === 0) return;
      for (const step of undo.splice(0)) step();
      void places.leave().finally(forget);
      borrowing.end();
    },
  };
}
