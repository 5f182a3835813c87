/** How much of something is allowed from one place within a stretch of time. */
export interface Limit {
  readonly amount: number;
  readonly seconds: number;
}

const TEN_MINUTES = 600;

/**
 * Every limit there is. Those by address are wide, because a whole school or reading room may share
 * one; what succeeded is given back wherever only failures are suspicious. None is near what a person
 * does, however many tabs they have.
 */
export const RATE_LIMITS = {
  /** Attempts to sign in to one account from one address, or from a browser that it knows. */
  signInToAccountFromAddress: { amount: 10, seconds: TEN_MINUTES },
  /** To one account from everywhere; a browser that has signed in to it before is not counted here. */
  signInToAccount: { amount: 50, seconds: TEN_MINUTES },
  /** Failed ones from one address, to whatever accounts. */
  signInFromAddress: { amount: 100, seconds: TEN_MINUTES },
  /** Refresh tokens that were never given out, from one address. */
  refreshFromAddress: { amount: 100, seconds: TEN_MINUTES },
  /** Refreshes of one session: some twenty times as many as its tokens need. */
  refreshOfSession: { amount: 120, seconds: TEN_MINUTES },
  /** Refused codes of config objects from one address. */
  configObjectFromAddress: { amount: 50, seconds: TEN_MINUTES },
  /** Tokens for the public library from one address: for more than a thousand browsers. */
  publicTokenFromAddress: { amount: 3000, seconds: TEN_MINUTES },
  /** Loans that people without an account ask for, from one address: one a second. */
  publicLoanFromAddress: { amount: 600, seconds: TEN_MINUTES },
  /** Requests for publications, each of which is a mail: of an account, or of visitors from one address. */
  request: { amount: 30, seconds: TEN_MINUTES },
  /** Documents in which visitors from one address leave a place for the first time. */
  publicPlaceFromAddress: { amount: 1000, seconds: TEN_MINUTES },
  /** Reports of violated policies from one address that are written to the log. */
  cspReportFromAddress: { amount: 60, seconds: TEN_MINUTES },
} as const satisfies Readonly<Record<string, Limit>>;

/** The name of a limit. */
export type LimitName = keyof typeof RATE_LIMITS;
