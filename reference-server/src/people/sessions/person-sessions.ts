import type { PersonSession } from '@leeszaal/shared-contracts';
import type { Queryable, Row } from '../../database/database.contract.ts';
import type { PersonAt } from '../law/erase-person.ts';

/** Names a session to others, who cannot find out its own id by it. */
const ID = "left(encode(sha256(convert_to('session ' || s.id, 'UTF8')), 'hex'), 32)";

/** The open sessions of a person at a library. */
const OPEN = `s.client_ref = $1 and s.user_id = $2 and s.ended_at is null
  and s.expires_at > clock_timestamp()`;

const moment = (time: string, name: string): string =>
  `to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "${name}"`;

/**
 * The open sessions of a person at a library, last used first.
 *
 * @param callerSession id of the caller's own session
 */
export function listSessions(
  database: Queryable,
  { client, id }: PersonAt,
  callerSession: string | null,
): Promise<PersonSession[]> {
  const used = 'coalesce(s.rotated_at, s.created_at)';
  return database.query<PersonSession & Row>(
    `select ${ID} as id, ${moment('s.created_at', 'begunAt')}, ${moment(used, 'usedAt')},
       ${moment('s.expires_at', 'endsAt')}, s.manner, p.name as provider, s.device,
       coalesce(s.id = $3::uuid, false) as "isOwn"
     from sessions s left join identity_providers p on p.id = s.provider_id
     where ${OPEN} order by ${used} desc, s.id`,
    [client, id, callerSession],
  );
}

/** Ends an open session of a person at a library. @returns whether there was one */
export async function endSessionAt(
  database: Queryable,
  { client, id }: PersonAt,
  session: string,
): Promise<boolean> {
  const ended = await database.query(
    `update sessions s set ended_at = clock_timestamp() where ${OPEN} and ${ID} = $3
     returning s.id`,
    [client, id, session],
  );
  return ended.length > 0;
}
