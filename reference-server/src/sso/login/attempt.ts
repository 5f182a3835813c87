import type { Queryable } from '../../database/database.contract.ts';
import { networkOf } from '../../rate-limits/network-of.ts';
import { type Counted, consume, refund, reset } from '../../rate-limits/rate-limit.ts';
import { accountName } from './known-browser.ts';

/** An attempt to sign in. */
export interface Attempt {
  readonly login: string;
  readonly address: string;
  /** The name of a browser that has signed in to the account before. */
  readonly browser: string | undefined;
}

/** The counter of one account at one place, reset by a success. */
function ofAccount({ login, address, browser }: Attempt): Counted {
  const place = browser === undefined ? networkOf(address) : `browser ${browser}`;
  return { limit: 'signInToAccountFromAddress', of: [accountName(login), place] };
}

const fromAddress = ({ address }: Attempt): Counted => ({
  limit: 'signInFromAddress',
  of: [networkOf(address)],
});

const toAccount = ({ login }: Attempt): Counted => ({
  limit: 'signInToAccount',
  of: [accountName(login)],
});

/**
 * Counts an attempt before its password is checked; a known browser has a counter of its own.
 *
 * @returns the seconds until it is allowed; 0 when it is allowed now
 */
export function countAttempt(database: Queryable, attempt: Attempt): Promise<number> {
  return attempt.browser === undefined
    ? consume(database, fromAddress(attempt), ofAccount(attempt), toAccount(attempt))
    : consume(database, ofAccount(attempt));
}

/** Refunds a success, since only failures count. */
export async function countSuccess(database: Queryable, attempt: Attempt): Promise<void> {
  await reset(database, ofAccount(attempt));
  if (attempt.browser === undefined) {
    await refund(database, fromAddress(attempt), toAccount(attempt));
  }
}
