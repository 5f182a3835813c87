import type { Queryable } from '../../../database/database.contract.ts';
import { now } from '../model/clock.ts';
import type { Span } from '../model/soak.contract.ts';
import type { LicenceRow } from './account-for-loans.ts';
import type { Books, LoggedEntry, OrderLineRow, OwnedRow } from './account-for-orders.ts';

/** Reads the valid keys, and the time of the query. */
export async function readLicences(
  database: Queryable,
): Promise<{ readonly rows: readonly LicenceRow[]; readonly asked: Span }> {
  const sent = now();
  const rows = await database.query<LicenceRow>(
    'select key, pub_key, subject from licences where lapses_at > clock_timestamp()',
  );
  return { rows, asked: { sent, received: now() } };
}

/** Reads orders, owned books and the audit log. */
export async function readBooks(database: Queryable): Promise<Books> {
  const lines = await database.query<OrderLineRow & Record<string, unknown>>(
    `select l.order_id, o.client_ref, 'user:' || o.user_id as subject, l.isbn, l.price_in_cents
     from order_lines l join orders o on o.id = l.order_id`,
  );
  const owned = await database.query<OwnedRow>(
    `select c.order_id, c.client_ref, p.record->>'isbn' as isbn
     from client_licences c
     join publications p on p.connection_id = c.connection_id and p.id = c.publication_id`,
  );
  const log = await database.query<LoggedEntry & Record<string, unknown>>(
    `select client_ref as library, 'user:' || user_id as subject,
       detail || jsonb_build_object('action', action) as entry
     from audit_log order by id`,
  );
  const days = await database.query<{ ref: string; days: number }>(
    `select ref, (settings->>'daysMarkedAsNew')::integer as days from clients`,
  );
  return {
    lines,
    owned,
    log,
    days: Object.fromEntries(days.map((row) => [row.ref, row.days])),
  };
}

/** The generation of each session that has not ended, by its identity. */
export async function readSessions(database: Queryable): Promise<ReadonlyMap<string, number>> {
  const rows = await database.query<{ id: string; generation: number }>(
    'select id, generation from sessions where ended_at is null and user_id is not null',
  );
  return new Map(rows.map(({ id, generation }) => [id, generation]));
}
