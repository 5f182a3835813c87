import type { Row } from '../database/database.contract.ts';
import { COVER_KEY_SQL, coverAddress } from '../documents/serving/cover-address.ts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { audiencesOf } from '../session/audiences.ts';

interface AcquisitionRow extends Row {
  readonly id: number;
  readonly connectionId: number;
  readonly title: string | null;
  readonly cover: string | null;
  readonly coverKey: string | null;
}

// A century: PostgreSQL's calendar is finite.
const MOST_DAYS = 36_500;

const NEWEST = `
  select p.id, p.connection_id as "connectionId", p.record ->> 'title' as title,
         p.record ->> 'cover' as cover, ${COVER_KEY_SQL} as "coverKey"
  from publications p
  join client_connections c on c.connection_id = p.connection_id and c.client_ref = $1
  where c.searched_by = any($4) and p.acquired_at >= now() - make_interval(days => $2::integer)
  order by p.acquired_at desc, p.connection_id, p.id
  limit $3`;

/** `GET /search/acquisitions`: the client's latest acquisitions, newest first. */
export const acquisitionsHandlers = defineHandlers({
  async getAcquisitions({ query, session }, { database }) {
    const rows = await database.query<AcquisitionRow>(NEWEST, [
      session.client,
      Math.min(query.limitdays, MOST_DAYS),
      query.limitamount,
      audiencesOf(session),
    ]);
    return rows.map(({ id, connectionId, title, cover, coverKey }) => ({
      id,
      title: title ?? '',
      cover: coverKey === null ? (cover ?? undefined) : coverAddress(coverKey),
      sourceModule: connectionId,
    }));
  },
});
