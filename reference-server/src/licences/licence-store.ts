import { createHash, randomBytes } from 'node:crypto';
import type { Licence } from '@leeszaal/shared-contracts';
import type { Queryable } from '../database/database.contract.ts';

/** Who borrows: subject and, when there is one, account of a session. */
export interface Borrower {
  readonly subject: string;
  readonly userId: number | null;
  /** The loan ends with it; null for a public token, which has none. */
  readonly sessionId: string | null;
  /** Where people without an account ask from (`networkOf`), who may be one and the same. */
  readonly network?: string | undefined;
}

/** So many publications one person can have on loan at once: more than anybody reads in tabs. */
export const MOST_PUBLICATIONS = 30;
/** So many keys of one publication one person can have at once; a page has one, and a crashed one leaves one. */
export const MOST_KEYS = 50;

/**
 * So many loans people without an account can have at once from one address: more than any reading room or school
 * has readers, and far fewer than a library has books.
 */
export const MOST_LOANS_OF_VISITORS = 300;

// The database learns no addresses.
const placeOf = (network: string): string =>
  createHash('sha256').update(`loans\n${network}`).digest('base64url');

/** What an acquire comes to. */
export type Acquired =
  | { readonly kind: 'granted'; readonly licence: Licence }
  /** This person has as much on loan as one person can, or visitors from there have. */
  | { readonly kind: 'too-many' }
  | { readonly kind: 'denied'; readonly holders: readonly string[] };

const SECONDS_LEFT = 'extract(epoch from lapses_at - clock_timestamp())::float8 as seconds';

const licenceOf = (key: string, row: { seconds: number } | undefined): Licence | null =>
  row === undefined
    ? null
    : { licenseKey: key, softExpiryTime: Math.round(row.seconds * 1000) / 1000 };

/**
 * Takes a key of a publication, in one statement. All keys of one person share one seat
 * (`docs/decisions.md` 58), and there is an end to how many they can have. `holders` are the subjects that
 * hold the seats.
 */
export async function acquireLicence(
  database: Queryable,
  pubKey: string,
  { subject, userId, sessionId, network }: Borrower,
  loanSeconds: number,
): Promise<Acquired> {
  const key = randomBytes(24).toString('base64url');
  const [row] = await database.query<{ seconds: number | null; holders: string[] | null }>(
    'select seconds, holders from acquire_licence($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
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
    ],
  );
  const { seconds = null, holders = null } = row ?? {};
  if (seconds !== null) {
    return { kind: 'granted', licence: { licenseKey: key, softExpiryTime: seconds } };
  }
  return holders === null ? { kind: 'too-many' } : { kind: 'denied', holders };
}

/** How long a key of this person still counts; null when it doesn't. Asking does not lengthen it. */
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

/**
 * Starts the time of a living key anew, in one statement; null when it has lapsed. A key that an
 * acquire is about to clear away is either extended first, and then seen by it, or gone.
 */
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

/** Gives a key back; one that is unknown or somebody else's changes nothing. */
export async function releaseLicence(
  database: Queryable,
  key: string,
  subject: string,
): Promise<void> {
  await database.query('delete from licences where key = $1 and subject = $2', [key, subject]);
}
