import type { Availability } from '@leeszaal/shared-contracts';
import type { Queryable, Row } from '../database/database.contract.ts';
import { TURN_SECONDS } from '../licences/licence-store.ts';
import {
  READINGS_SQL,
  type Reading,
  refusalIn,
  type WantedBy,
} from '../licences/readable-publication.ts';
import { audiencesOf } from '../session/audiences.ts';
import type { Session } from '../session/session.contract.ts';

/** The person who would read. */
export type Asker = WantedBy & Pick<Session, 'subject'>;

interface AvailabilityRow extends Row, Reading {
  readonly pubKey: string;
  readonly seats: number;
  /** Whether the caller has a seat. */
  readonly own: boolean;
  /** Whether it is the caller's turn to borrow. */
  readonly turn: boolean;
  /** The number of other people who have a seat. */
  readonly others: number;
  /** The number of other people who wait, or whose turn it is. */
  readonly waiting: number;
  /** Seconds until a seat is free if no loan is extended; null while none has to end for that. */
  readonly secondsLeft: number | null;
}

/**
 * A person has a seat until the last key lapses. As in acquire, a loan with an impossible end holds no seat (58). The
 * seat that ends first is not the next free one while more people read than there are seats now.
 */
const AVAILABILITY = `
  with readings as (${READINGS_SQL}),
  holders as (
    select l.pub_key, l.subject = $4 as own, max(l.lapses_at) as until
    from licences l
    where l.pub_key = any($2::text[]) and l.lapses_at > clock_timestamp()
      and l.lapses_at <= clock_timestamp() + make_interval(secs => $5) + interval '1 day'
    group by l.pub_key, l.subject),
  taken as (
    select pub_key, bool_or(own) as own, (count(*) filter (where not own))::int as others,
      array_agg(extract(epoch from until - clock_timestamp())::float8 order by until)
        filter (where not own) as lefts
    from holders group by pub_key),
  places as (
    select w.pub_key, count(*) filter (where not own)::int as waiting,
      bool_or(own and w.turn_ends is not null) as turn
    from waiting_places w, lateral (select 'user:' || w.user_id = $4 as own) as person
    where w.pub_key = any($2::text[]) and (w.turn_ends is null or w.turn_ends > clock_timestamp())
    group by w.pub_key)
  select r.pub_key as "pubKey", r.readable, r."forPatrons", coalesce(s.seats, 1) as seats,
    coalesce(t.own, false) as own, coalesce(t.others, 0) as others,
    coalesce(q.turn, false) as turn, coalesce(q.waiting, 0) as waiting,
    t.lefts[t.others - coalesce(s.seats, 1) + 1] as "secondsLeft"
  from readings r
  left join licence_seats s on s.pub_key = r.pub_key
  left join taken t on t.pub_key = r.pub_key
  left join places q on q.pub_key = r.pub_key`;

const SECONDS_IN_MINUTE = 60;

function toAvailability(row: AvailabilityRow, caller: Asker): Availability {
  const { pubKey, seats, own, turn, others, waiting, secondsLeft } = row;
  const reason = refusalIn(row, caller);
  if (reason !== null) return { state: 'refused', pubKey, reason };
  if (seats === 0) return { state: 'closed', pubKey };
  const free = Math.max(own || turn ? 1 : 0, seats - others - waiting);
  if (free > 0) return { state: 'free', pubKey, seats, free };
  // Whole minutes do not tell when a reader turns pages.
  const minutes = Math.max(1, Math.ceil((secondsLeft ?? TURN_SECONDS) / SECONDS_IN_MINUTE));
  return { state: 'on-loan', pubKey, seats, minutes };
}

/**
 * Whether the caller can read publications now, in one statement. Publications that the caller's library does not have,
 * or that the caller may not find, are left out.
 */
export async function findAvailability(
  database: Queryable,
  caller: Asker,
  pubKeys: readonly string[],
  loanSeconds: number,
): Promise<Availability[]> {
  if (pubKeys.length === 0) return [];
  const rows = await database.query<AvailabilityRow>(
    AVAILABILITY,
    [caller.client, pubKeys, audiencesOf(caller), caller.subject, loanSeconds],
    { bounded: true },
  );
  return rows.map((row) => toAvailability(row, caller));
}
