import type { HostContext } from '@leeszaal/shared-contracts';
import { browserClock } from '../clock/clock.ts';
import {
  createLicenceKeeper,
  type LicenceKeeper,
  type LicenceKeeperOptions,
} from './licence-keeper.ts';
import { rememberLoan } from './open-loans.ts';
import { watchPage } from './watch-page.ts';

/** Whoever shows the document, and is told what becomes of its licence. */
export type LicenceReader = Pick<LicenceKeeperOptions, 'onPurge' | 'onRenew'>;

/** A licence that is held or asked for; it goes back with its mount, or before. */
export interface Borrowing {
  readonly pubKey: string;
  readonly keeper: LicenceKeeper;
  /** From now on this one is told. */
  tell(reader: LicenceReader): void;
  /** Gives the licence back, once; nobody waits for it. */
  end(): void;
}

const NOBODY: LicenceReader = { onPurge: () => undefined, onRenew: () => undefined };

/** Asks for the licence of a publication. */
export function borrow(host: HostContext, pubKey: string): Borrowing {
  let reader = NOBODY;
  const keeper = createLicenceKeeper({
    http: host.http,
    clock: browserClock,
    pubKey,
    onPurge: () => reader.onPurge(),
    onRenew: () => reader.onRenew(),
  });
  keeper.dispatch({ kind: 'opened' });
  const undo = [watchPage(keeper)];
  const forget = rememberLoan(host, keeper);
  return {
    pubKey,
    keeper,
    tell: (next) => {
      reader = next;
    },
    end() {
      if (undo.length === 0) return;
      for (const step of undo.splice(0)) step();
      void keeper.leave().finally(forget);
    },
  };
}
