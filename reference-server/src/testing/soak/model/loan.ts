import { CLOCK_SLACK } from './clock.ts';
import type { LoanEntry } from './ledger.ts';
import type { Moment, Span } from './soak.contract.ts';

/** A stretch of time. */
export interface Interval {
  readonly from: Moment;
  readonly until: Moment;
}

/** The time in which the key was certainly valid. */
export function surely(loan: LoanEntry, loanSeconds: number): Interval {
  const lapse = loan.granted.sent + loanSeconds * 1000 - CLOCK_SLACK;
  return {
    from: loan.acquired.received,
    until: Math.min(loan.released?.sent ?? Number.POSITIVE_INFINITY, lapse),
  };
}

/** The time in which the key may have been valid. */
export function possibly(loan: LoanEntry, loanSeconds: number): Interval {
  const lapse = loan.granted.received + loanSeconds * 1000 + CLOCK_SLACK;
  return {
    from: loan.acquired.sent,
    until: Math.min(loan.released?.received ?? Number.POSITIVE_INFINITY, lapse),
  };
}

/** Whether a key was valid during a call. */
export type Life = 'alive' | 'dead' | 'either';

/** The validity of a key during a call. */
export function lifeOf(loan: LoanEntry, { sent, received }: Span, loanSeconds: number): Life {
  const sure = surely(loan, loanSeconds);
  if (sure.from <= sent && received <= sure.until) return 'alive';
  const possible = possibly(loan, loanSeconds);
  return received < possible.from || possible.until < sent ? 'dead' : 'either';
}

/** Expected statuses of a request with the key. */
export function statusesOf(life: Life): readonly number[] {
  return life === 'alive' ? [200] : life === 'dead' ? [403] : [200, 403];
}

/** The validity of several keys together: one valid key is enough. */
export function anyLife(lives: readonly Life[]): Life {
  if (lives.includes('alive')) return 'alive';
  return lives.includes('either') ? 'either' : 'dead';
}
