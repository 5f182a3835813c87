import type { Queryable } from '../database/database.contract.ts';
import { TURN_SECONDS } from '../licences/licence-store.ts';

/** Places that one person can have at once. */
export const MOST_PLACES = 30;
/** People who can wait for one publication. */
export const MOST_WAITING = 500;

/** A person at the library where the place is taken. */
export interface WaitingPerson {
  readonly userId: number;
  readonly client: string;
}

/** What a person who wants to wait is told: `free` means that there is nothing to wait for. */
export type PlaceTaken = 'waiting' | 'free' | 'closed' | 'too-many';

/** Takes the last place in the queue for a publication, in one statement; a person who has a place keeps it. */
export async function takePlace(
  database: Queryable,
  pubKey: string,
  { userId, client }: WaitingPerson,
  loanSeconds: number,
): Promise<PlaceTaken> {
  const [row] = await database.query<{ taken: PlaceTaken }>(
    'select take_waiting_place($1, $2, $3, $4, $5, $6, $7) as taken',
    [pubKey, userId, client, loanSeconds, TURN_SECONDS, MOST_PLACES, MOST_WAITING],
  );
  return row?.taken ?? 'closed';
}

/** Gives a place up; does nothing without one. */
export async function leavePlace(
  database: Queryable,
  pubKey: string,
  userId: number,
  loanSeconds: number,
): Promise<void> {
  await database.query('select leave_waiting_place($1, $2, $3, $4)', [
    pubKey,
    userId,
    loanSeconds,
    TURN_SECONDS,
  ]);
}

/** A person's place, without who the others are. */
export interface OwnPlace {
  readonly pubKey: string;
  /** The number of people who have the turn before. */
  readonly ahead: number;
  /** Seconds until an unused turn passes on; null while the person waits. */
  readonly turnSeconds: number | null;
}

/** The places of a person at a library, the oldest first. */
export async function readPlaces(
  database: Queryable,
  { userId, client }: WaitingPerson,
): Promise<OwnPlace[]> {
  return database.query<OwnPlace & Record<string, unknown>>(
    `select w.pub_key as "pubKey",
       (select count(*)::int from waiting_places b
        where b.pub_key = w.pub_key and b.number < w.number and b.turn_ends is null) as ahead,
       extract(epoch from w.turn_ends - clock_timestamp())::float8 as "turnSeconds"
     from waiting_places w
     where w.user_id = $1 and w.client_ref = $2
       and (w.turn_ends is null or w.turn_ends > clock_timestamp())
     order by w.number`,
    [userId, client],
  );
}

/** Gives all turns that are due, one publication after the other, so that no two statements lock several. */
export async function passTurns(database: Queryable, loanSeconds: number): Promise<void> {
  const queues = await database.query<{ pubKey: string }>(
    'select distinct pub_key as "pubKey" from waiting_places',
  );
  for (const { pubKey } of queues) {
    await database.query('select renew_turns($1, $2, $3)', [pubKey, loanSeconds, TURN_SECONDS]);
  }
}
