import type { Queryable } from '../../database/database.contract.ts';
import { networkOf } from '../../rate-limits/network-of.ts';
import { type Counted, consume, refund, reset } from '../../rate-limits/rate-limit.ts';

/** A code that is tried, by a holder of the right password. */
export interface Guess {
  readonly userId: number;
  readonly address: string;
  /** The name of a browser that has signed in to the account before, with its second factor. */
  readonly browser: string | undefined;
}

function atPlace({ userId, address, browser }: Guess): Counted {
  const place = browser === undefined ? networkOf(address) : `browser ${browser}`;
  return { limit: 'secondFactorFromAddress', of: [String(userId), place] };
}

const ofAccount = ({ userId }: Guess): Counted => ({
  limit: 'secondFactorOfAccount',
  of: [String(userId)],
});

/**
 * Counts a code before it is verified. A known browser has a counter of its own, so that guesses elsewhere, by a person
 * who has learned the password, do not lock it out.
 *
 * @returns the seconds until it is allowed; 0 when it is allowed now
 */
export function countGuess(database: Queryable, guess: Guess): Promise<number> {
  return guess.browser === undefined
    ? // The place first: what is refused there does not use up the account's guesses.
      consume(database, atPlace(guess), ofAccount(guess))
    : consume(database, atPlace(guess));
}

/** Refunds a right code, since only failures count. */
export async function countRight(database: Queryable, guess: Guess): Promise<void> {
  await reset(database, atPlace(guess));
  if (guess.browser === undefined) await refund(database, ofAccount(guess));
}
