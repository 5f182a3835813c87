/** How many calls are allowed within a time window. */
export interface Limit {
  readonly amount: number;
  readonly seconds: number;
}

const TEN_MINUTES = 600;
const HOUR = 3600;
const WEEK = 604_800;

/**
 * All rate limits. Limits by address are wide, because a school may share one. Where only failures are
 * suspicious, a success is refunded.
 */
export const RATE_LIMITS = {
  /** Attempts to sign in to one account from one address or known browser. */
  signInToAccountFromAddress: { amount: 10, seconds: TEN_MINUTES },
  /** Attempts to sign in to one account from everywhere, except from known browsers. */
  signInToAccount: { amount: 50, seconds: TEN_MINUTES },
  /** Failed attempts from one address, for any accounts. */
  signInFromAddress: { amount: 100, seconds: TEN_MINUTES },
  /** Codes of a second factor, of one account from one address or known browser. */
  secondFactorFromAddress: { amount: 5, seconds: TEN_MINUTES },
  /** Such codes from everywhere, except from known browsers: less than one chance in a thousand of a hit in a day. */
  secondFactorOfAccount: { amount: 10, seconds: HOUR },
  /** Sign-ins with identity providers that begin from one address. */
  providerSignInFromAddress: { amount: 600, seconds: TEN_MINUTES },
  /** Answers of identity providers, and messages about sessions that ended there, from one address. */
  providerMessageFromAddress: { amount: 3000, seconds: TEN_MINUTES },
  /** Mails for a forgotten password to one account. */
  resetMailToAccount: { amount: 3, seconds: HOUR },
  /** Requests for such mails from one address. */
  resetMailFromAddress: { amount: 30, seconds: TEN_MINUTES },
  /** Mails with a link for a password that the administrators of one library send. */
  invitationsOfClient: { amount: 500, seconds: HOUR },
  /** People of files who each get such a mail. */
  invitationsByFile: { amount: 20_000, seconds: HOUR },
  /** Files of people that are read for one library, previews too. */
  peopleFileOfClient: { amount: 60, seconds: HOUR },
  /** Such mails to one address. */
  invitationsOfPerson: { amount: 5, seconds: HOUR },
  /** Forged refresh tokens from one address. */
  refreshFromAddress: { amount: 100, seconds: TEN_MINUTES },
  /** Refreshes of one session: some twenty times as many as needed. */
  refreshOfSession: { amount: 120, seconds: TEN_MINUTES },
  /** Refused codes of config objects from one address. */
  configObjectFromAddress: { amount: 50, seconds: TEN_MINUTES },
  /** Tokens for the public library from one address: enough for a thousand browsers. */
  publicTokenFromAddress: { amount: 3000, seconds: TEN_MINUTES },
  /** Loans requested by people without an account from one address: one a second. */
  publicLoanFromAddress: { amount: 600, seconds: TEN_MINUTES },
  /** Requests for publications, which are mails, of an account, or of visitors from one address. */
  request: { amount: 30, seconds: TEN_MINUTES },
  /** Documents in which visitors from one address save their first reading place. */
  publicPlaceFromAddress: { amount: 1000, seconds: TEN_MINUTES },
  /** Requests with an unknown credential for embeds from one address. */
  embedCredentialFromAddress: { amount: 50, seconds: TEN_MINUTES },
  /** Tokens that an institution's server gets: for twenty thousand people who read at once. */
  embedTokenOfCredential: { amount: 20_000, seconds: TEN_MINUTES },
  /** Tokens for one person: for a hundred readers at once. */
  embedTokenOfPerson: { amount: 100, seconds: TEN_MINUTES },
  /** Requests with an unknown token for releases from one address. */
  releaseTokenFromAddress: { amount: 50, seconds: TEN_MINUTES },
  /** Requests of a team that publishes: some hundred times as many as needed. */
  releaseOfToken: { amount: 600, seconds: TEN_MINUTES },
  /** Refusals of a token for releases in the audit log: a revoked token must not fill it. */
  loggedRefusalOfToken: { amount: 60, seconds: TEN_MINUTES },
  /** Reports on releases from one address: a school's, while canaries of all remotes run. */
  releaseReportFromAddress: { amount: 600, seconds: TEN_MINUTES },
  /** Counted reports of each kind on one canary by visitors from one address. */
  canaryReportFromAddress: { amount: 3, seconds: WEEK },
  /** Counted reports of each kind on one canary of an account. */
  canaryReportOfAccount: { amount: 1, seconds: WEEK },
  /** Logged reports of violated policies from one address. */
  cspReportFromAddress: { amount: 60, seconds: TEN_MINUTES },
} as const satisfies Readonly<Record<string, Limit>>;

/** The name of a limit. */
export type LimitName = keyof typeof RATE_LIMITS;
