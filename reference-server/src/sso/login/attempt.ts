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

/** What is counted beyond that, unless the browser is known, and given back after a success. */
function shared({ login, address, browser }: Attempt): Counted[] {
  if (browser !== undefined) return [];
  return [
    { limit: 'signInToAccount', of: [accountName(login)] },
    { limit: 'signInFromAddress', of: [networkOf(address)] },
  ];
}

/** Counts an attempt before its password is looked at; answers for how many seconds it is refused. */
export function countAttempt(database: Queryable, attempt: Attempt): Promise<number> {
  return spend(database, ofAccount(attempt), ...shared(attempt));
}

/** After a success: whoever signs in, however many do from one address, has failed at nothing. */
export async function countSuccess(database: Queryable, attempt: Attempt): Promise<void> {
  await forget(database, ofAccount(attempt));
  await giveBack(database, ...shared(attempt));
}
