import { randomBytes } from 'node:crypto';
import type { Licence } from '@leeszaal/shared-contracts';
import type { Queryable } from '../database/database.contract.ts';
import { digest } from '../text/digest.ts';

/** The borrower: subject and, if any, account of a session. */
export interface Borrower {
  readonly subject: string;
  readonly userId: number | null;
  /** The loan ends with the session; null for a public token. */
  readonly sessionId: string | null;
  /** The network (`networkOf`) of a person without an account. */
  readonly network?: string | undefined;
  /** The library at which the loan is taken: it says how long the loan is kept (`docs/decisions.md` 105). */
  readonly client?: string;
}

/** Seconds during which only the person whose turn it is can borrow (`docs/decisions.md` 124). */
export const TURN_SECONDS = 300;
/** Publications that one person can have on loan at once. */
export const MOST_PUBLICATIONS = 30;
/** Keys of one publication that one person can have at once: one for each page, open or crashed. */
export const MOST_KEYS = 50;

/** Loans of people without an account from one address: more than a school has readers. */
export const MOST_LOANS_OF_VISITORS = 300;

// The database stores no addresses.
const placeOf = (network: string): string => digest(`loans\n${network}`);

/** The result of an acquire. */
export type Acquired =
  | { readonly kind: 'granted'; readonly licence: Licence }
  /** The person, or the visitors of the network, have reached the limit. */
  | { readonly kind: 'too-many' }
  | { readonly kind: 'denied'; readonly holders: readonly string[] };

const SECONDS_LEFT = 'extract(epoch from lapses_at - clock_timestamp())::float8 as seconds';

const licenceOf = (key: string, row: { seconds: number } | undefined): Licence | null =>
  row === undefined
    ? null
    : { licenseKey: key, softExpiryTime: Math.round(row.seconds * 1000) / 1000 };

/**
 * Acquires a key of a publication, in one statement. All keys of one person share one seat
 * (`docs/decisions.md` 58). `holders` are the subjects that hold the seats.
 */
export async function acquireLicence(
  database: Queryable,
  pubKey: string,
  { subject, userId, sessionId, network, client }: Borrower,
  loanSeconds: number,
): Promise<Acquired> {
  const key = randomBytes(24).toString('base64url');
  const [row] = await database.query<{ seconds: number | null; holders: string[] | null }>(
    'select seconds, holders from acquire_licence($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
    [
      key,
      pubKey,
      subject,
      userId,
      loanSeconds,
      sessionId,
      MOST_PUBLICATIONS,
      MOST_KEYS,
      network === undefined ? null : placeOf(network),
      MOST_LOANS_OF_VISITORS,
      client ?? null,
      TURN_SECONDS,
    ],
  );
  const { seconds = null, holders = null } = row ?? {};
  if (seconds !== null) {
    return { kind: 'granted', licence: { licenseKey: key, softExpiryTime: seconds } };
  }
  return holders === null ? { kind: 'too-many' } : { kind: 'denied', holders };
}

/** The remaining time of a person's key; null when it is invalid. Does not extend it. */
export async function readLicence(
  database: Queryable,
  key: string,
  subject: string,
): Promise<Licence | null> {
  const [row] = await database.query<{ seconds: number }>(
    `select ${SECONDS_LEFT} from licences
     where key = $1 and subject = $2 and lapses_at > clock_timestamp()`,
    [key, subject],
  );
  return licenceOf(key, row);
}

/** Restarts the time of a valid key, in one statement, so that no concurrent acquire deletes it; null when expired. */
export async function extendLicence(
  database: Queryable,
  key: string,
  subject: string,
  loanSeconds: number,
): Promise<Licence | null> {
  const [row] = await database.query<{ seconds: number }>(
    `update licences set lapses_at = clock_timestamp() + make_interval(secs => $3)
     where key = $1 and subject = $2 and lapses_at > clock_timestamp()
     returning ${SECONDS_LEFT}`,
    [key, subject, loanSeconds],
  );
  return licenceOf(key, row);
}

/** How long a released seat is kept for its reader while others wait, in seconds. */
export const RETURN_SECONDS = 5;

/**
 * Releases a key; does nothing for an unknown key, or another person's. While others wait for the seat, the key ends a
 * few seconds later instead: a page that is reloaded releases it and acquires another.
 */
export async function releaseLicence(
  database: Queryable,
  key: string,
  subject: string,
): Promise<void> {
  await database.query(
    `with kept as (
       update licences l set lapses_at = least(l.lapses_at, clock_timestamp() + make_interval(secs => $3))
       where l.key = $1 and l.subject = $2 and exists (
         select from waiting_places w where w.pub_key = l.pub_key and w.turn_ends is null)
       returning l.key)
     delete from licences where key = $1 and subject = $2 and not exists (select from kept)`,
    [key, subject, RETURN_SECONDS],
  );
}
