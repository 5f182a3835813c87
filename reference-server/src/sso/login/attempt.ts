import type { Queryable } from '../../database/database.contract.ts';
import { networkOf } from '../../rate-limits/network-of.ts';
import { type Counted, forget, giveBack, spend } from '../../rate-limits/rate-limit.ts';
import { accountName } from './known-browser.ts';

/** An attempt to sign in: to which account, and from where. */
export interface Attempt {
  readonly login: string;
  readonly address: string;
  /** The name of a browser that has signed in to the account before. */
  readonly browser: string | undefined;
}

/** What is counted for one account from one place, and forgotten after a success. */
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
 * Counts an attempt before its password is looked at; answers for how many seconds it is refused. In a
 * known browser only what is tried there counts.
 */
export function countAttempt(database: Queryable, attempt: Attempt): Promise<number> {
  return attempt.browser === undefined
    ? spend(database, fromAddress(attempt), ofAccount(attempt), toAccount(attempt))
    : spend(database, ofAccount(attempt));
}

/** After a success: whoever signs in, however many do from one address, has failed at nothing. */
export async function countSuccess(database: Queryable, attempt: Attempt): Promise<void> {
  await forget(database, ofAccount(attempt));
  if (attempt.browser === undefined) {
    await giveBack(database, fromAddress(attempt), toAccount(attempt));
  }
}
