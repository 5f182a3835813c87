import { prefetching } from '@leeszaal/remote-kit/prefetch';
import type { HostContext } from '@leeszaal/shared-contracts';
import { browserClock } from '../clock/clock.ts';
import {
  createLicenceKeeper,
  type LicenceKeeper,
  type LicenceKeeperOptions,
} from './licence-keeper.ts';
import type { OpenLoans } from './open-loans.ts';
import { watchPage } from './watch-page.ts';

/** Callbacks of a licence to the open document. */
export type LicenceCallbacks = Pick<LicenceKeeperOptions, 'onPurge' | 'onRenew'>;

/** A held or requested licence; released with its mount, or before. */
export interface Borrowing {
  readonly pubKey: string;
  readonly keeper: LicenceKeeper;
  setCallbacks(callbacks: LicenceCallbacks): void;
  /** Releases the licence, once, without waiting for the server. */
  end(): void;
}

const NO_CALLBACKS: LicenceCallbacks = { onPurge: () => undefined, onRenew: () => undefined };

/** Requests the licence of a publication. */
export function borrow(host: HostContext, loans: OpenLoans, pubKey: string): Borrowing {
  let callbacks = NO_CALLBACKS;
  const keeper = createLicenceKeeper({
    http: prefetching(host),
    clock: browserClock,
    pubKey,
    onPurge: () => callbacks.onPurge(),
    onRenew: () => callbacks.onRenew(),
  });
  keeper.dispatch({ kind: 'opened' });
  const undo = [watchPage(keeper)];
  const forget = loans.add(keeper);
  return {
    pubKey,
    keeper,
    setCallbacks: (next) => {
      callbacks = next;
    },
    end() {
      if (undo.length === 0) return;
      for (const step of undo.splice(0)) step();
      void keeper.leave().finally(forget);
    },
  };
}
