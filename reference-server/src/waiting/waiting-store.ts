import type { Language, WaitingPlace } from '@leeszaal/shared-contracts';
import type { Queryable, Row } from '../database/database.contract.ts';
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

/** The answer to a person who wants to wait: `free` means that there is nothing to wait for. */
export type PlaceTaken = 'waiting' | 'free' | 'closed' | 'too-many';

/**
 * Takes the last place in the queue for a publication, in one statement; a person who has a place keeps it.
 *
 * @param mailIn the language of a mail when the turn comes; null: no mail
 */
export async function takePlace(
  database: Queryable,
  pubKey: string,
  { userId, client }: WaitingPerson,
  loanSeconds: number,
  mailIn: Language | null = null,
): Promise<PlaceTaken> {
  const [row] = await database.query<{ taken: PlaceTaken }>(
    'select take_waiting_place($1, $2, $3, $4, $5, $6, $7, $8) as taken',
    [pubKey, userId, client, loanSeconds, TURN_SECONDS, MOST_PLACES, MOST_WAITING, mailIn],
  );
  return row?.taken ?? 'closed';
}

/** Gives a place at a library up; does nothing without one. */
export async function leavePlace(
  database: Queryable,
  pubKey: string,
  { userId, client }: WaitingPerson,
  loanSeconds: number,
): Promise<void> {
  await database.query('select leave_waiting_place($1, $2, $3, $4, $5)', [
    pubKey,
    userId,
    client,
    loanSeconds,
    TURN_SECONDS,
  ]);
}

interface PlaceRow extends Row {
  readonly pubKey: string;
  readonly title: string;
  /** The number of people who have the turn before. */
  readonly ahead: number;
  /** Seconds until an unused turn passes on; null while the person waits. */
  readonly turnSeconds: number | null;
}

function toPlace({ pubKey, title, ahead, turnSeconds }: PlaceRow): WaitingPlace {
  return turnSeconds === null
    ? { state: 'waiting', pubKey, title, number: ahead + 1 }
    : { state: 'turn', pubKey, title, seconds: Math.floor(turnSeconds) };
}

/** The places of a person at a library, the oldest first, with the titles that the library has. */
export async function readPlaces(
  database: Queryable,
  { userId, client }: WaitingPerson,
): Promise<WaitingPlace[]> {
  const rows = await database.query<PlaceRow>(
    `select w.pub_key as "pubKey", coalesce(named.title, '') as title,
       (select count(*)::int from waiting_places b
        where b.pub_key = w.pub_key and b.number < w.number and b.turn_ends is null) as ahead,
       extract(epoch from w.turn_ends - clock_timestamp())::float8 as "turnSeconds"
     from waiting_places w
     left join lateral (
       select p.record->>'title' as title from publications p
       join client_connections cc on cc.connection_id = p.connection_id and cc.client_ref = $2
       where p.pub_key = w.pub_key order by p.connection_id, p.id limit 1) named on true
     where w.user_id = $1 and w.client_ref = $2
       and (w.turn_ends is null or w.turn_ends > clock_timestamp()) and may_wait(w)
     order by w.number`,
    [userId, client],
  );
  return rows.map(toPlace);
}

/**
 * Publications at which a turn has ended, or a seat is free while people wait. A person who waits and may no longer
 * read is passed over when a seat is free: to ask that of all who wait takes seconds.
 */
const DUE_QUEUES = `
  select w.pub_key as "pubKey" from waiting_places w join licence_seats q using (pub_key)
  where w.turn_ends is not null and (w.turn_ends <= clock_timestamp() or q.seats <= 0
    or w.turn_ends > clock_timestamp() + make_interval(secs => $2) + interval '1 day' or not may_wait(w))
  union
  select w.pub_key
  from (select distinct pub_key from waiting_places where turn_ends is null) w
  join licence_seats q using (pub_key)
  where q.seats <= 0 or q.seats > (
    select count(*) from waiting_places t where t.pub_key = w.pub_key and t.turn_ends is not null)
      + (select count(distinct l.subject) from licences l
        where l.pub_key = w.pub_key and l.lapses_at > clock_timestamp()
          and l.lapses_at <= clock_timestamp() + make_interval(secs => $1) + interval '1 day')`;

/** Gives all turns that are due, one publication after the other, so that no two statements lock several. */
export async function passTurns(database: Queryable, loanSeconds: number): Promise<void> {
  const queues = await database.query<{ pubKey: string }>(DUE_QUEUES, [loanSeconds, TURN_SECONDS]);
  for (const { pubKey } of queues) {
    await database.query('select renew_turns($1, $2, $3)', [pubKey, loanSeconds, TURN_SECONDS]);
  }
}
