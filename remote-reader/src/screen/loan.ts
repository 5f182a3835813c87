import type { HostContext } from '@leeszaal/shared-contracts';
import {
  browserClock,
  createLicenceKeeper,
  type LicenceKeeper,
  type LicenceKeeperOptions,
} from '../licence/licence-keeper.ts';
import { rememberLoan } from '../licence/open-loans.ts';
import { watchPage } from '../licence/watch-page.ts';
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
export interface LoanOptions extends Pick<LicenceKeeperOptions, 'pubKey' | 'onPurge' | 'onRenew'> {
  readonly docKey: string;
  /** The address says where to open the document: no other place is offered. */
  readonly isAddressed: boolean;
  readonly signal: AbortSignal;
}

/** Asks for a document, and for the place in it; both end with {@link Loan.end}, once. */
export function beginLoan(host: HostContext, options: LoanOptions): Loan {
  const { docKey, pubKey, isAddressed, signal } = options;
  const keeper = createLicenceKeeper({ http: host.http, clock: browserClock, ...options });
  // Asked for first: everything else waits for it.
  keeper.dispatch({ kind: 'opened' });
  const places = createPlaceKeeper({
    http: host.http,
    docKey,
    isAddressed,
    clock: browserClock,
    today: Date.now,
    onFailure: (name, error) => host.telemetry.report({ level: 'warning', name, error }),
    signal,
  });
  const leave = async () => void (await Promise.all([places.leave(), keeper.leave()]));
  const forget = rememberLoan(host, { leave });
  const undo = [watchPage(keeper), watchLeaving(places)];
  return {
    pubKey,
    keeper,
    places,
    end() {
      if (undo.length === 0) return;
      for (const step of undo.splice(0)) step();
      void leave().finally(forget);
    },
  };
}
