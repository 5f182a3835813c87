import type { Queryable, Row } from '../../database/database.contract.ts';
import { FOR_SALE_SQL } from '../../licences/for-sale-sql.ts';
import { ON_PAPER, type RecordState } from '../facets/record-forms.ts';

interface StateRow extends RecordState, Row {
  readonly id: number;
}

// Of no client: what a client has bought is known at a search.
const STATES = `
  select p.id, ${FOR_SALE_SQL} as "isOffered",
    'read' = any(c.actions)
      and exists (select from appearances a where a.pub_key = p.pub_key) as "isReadable"
  from publications p
  join connections c on c.id = p.connection_id
  left join client_licences l on false
  where p.connection_id = $1 and p.id = any($2::integer[])`;

/** Whether publications have documents and are for sale, by id. */
export async function recordStates(
  transaction: Queryable,
  connectionId: number,
  ids: readonly number[],
): Promise<(id: number) => RecordState> {
  const rows = await transaction.query<StateRow>(STATES, [connectionId, ids]);
  const states = new Map(rows.map((row) => [row.id, row]));
  return (id) => states.get(id) ?? ON_PAPER;
}
