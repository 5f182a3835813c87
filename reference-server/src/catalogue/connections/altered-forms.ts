import type { Queryable, Row } from '../../database/database.contract.ts';
import { hasSeatSql, takenSeatsSql } from '../../licences/taken-seats-sql.ts';
import { type AlteredValues, NOW, READABLE, TO_BUY } from '../../search/index.ts';
import type { ConnectionDetails } from './connections.ts';
import type { Reader } from './load-publications.ts';

interface AlteredRow extends Row {
  readonly id: number;
  readonly isLent: boolean;
  readonly isBought: boolean;
  readonly isReadable: boolean;
}

/*
 * Bounded by open loans, by places in queues, and by purchases of the client. A seat that is kept for another person's
 * turn is lent for all others, as in `freeSeats`.
 */
const ALTERED = `
  with lent as (
    select p.id from publications p join (
      select t.pub_key from (${takenSeatsSql({ subject: '$2', loanSeconds: '$4' })}) t
      left join licence_seats s on s.pub_key = t.pub_key
      where not ${hasSeatSql('coalesce(s.seats, 1)')}
      union select pub_key from licence_seats where seats <= 0
    ) taken using (pub_key)
    where p.connection_id = $1
  ), bought as (
    select p.id, 'read' = any(c.actions)
      and exists (select from appearances a where a.pub_key = p.pub_key) as readable
    from client_licences l
    join publications p on p.connection_id = l.connection_id and p.id = l.publication_id
    join connections c on c.id = l.connection_id
    where l.connection_id = $1 and l.client_ref = $3
  )
  select id, lent.id is not null as "isLent", bought.id is not null as "isBought",
    coalesce(bought.readable, false) as "isReadable"
  from lent full join bought using (id)`;

function alteredValues({ id, isLent, isBought, isReadable }: AlteredRow): AlteredValues {
  const isFree = isReadable && !isLent;
  return {
    id,
    lost: [...(isBought ? [TO_BUY] : []), ...(isLent ? [NOW] : [])],
    gained: [...(isReadable ? [READABLE] : []), ...(isFree ? [NOW] : [])],
  };
}

/**
 * The publications of a connection that are there in other forms for this person than in the index: those that the
 * client bought, and those whose seats others have or wait for (`docs/decisions.md` 120).
 */
export async function alteredForms(
  database: Queryable,
  { subject, client, loanSeconds }: Reader,
  { id, actions }: Pick<ConnectionDetails, 'id' | 'actions'>,
): Promise<AlteredValues[]> {
  // Without documents and without a shop all is as in the index.
  if (!actions.includes('read') && !actions.includes('shop')) return [];
  const rows = await database.query<AlteredRow>(ALTERED, [id, subject, client, loanSeconds]);
  return rows.map(alteredValues);
}
