import {
  emailSchema,
  LANGUAGES,
  type Language,
  roleSchema,
  type SharedQuery,
  sharedQueryCodec,
} from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { Queryable, Row } from '../database/database.contract.ts';
import type { Session } from '../session/session.contract.ts';
import { CLAIM } from './alert-store.ts';

/** An alert whose turn it is. */
export interface ClaimedAlert {
  readonly id: number;
  readonly turn: number;
}

/**
 * Claims the next alert that is due, for an hour: a look that fails or is killed is repeated then. Several processes
 * may claim at once. An alert whose search is off the shelf waits.
 */
export async function claimAlert(database: Queryable): Promise<ClaimedAlert | undefined> {
  const [alert] = await database.query<ClaimedAlert & Row>(
    `update search_alerts set turn = turn + 1, due_at = clock_timestamp() + ${CLAIM}
     where id = (
       select id from search_alerts
       where frequency <> 'off' and item_id is not null and due_at <= clock_timestamp()
       order by due_at, id limit 1 for update skip locked)
     returning id, turn`,
  );
  return alert;
}

/** Returns an alert whose look was stopped: it is due again. */
export async function returnAlert(database: Queryable, { id, turn }: ClaimedAlert): Promise<void> {
  await database.query(
    'update search_alerts set due_at = clock_timestamp() where id = $1 and turn = $2',
    [id, turn],
  );
}

/** The search of an alert, and the person for whom it looks. */
export interface AlertSubject {
  readonly session: Session;
  readonly email: string;
  readonly language: Language;
  readonly shelf: string;
  readonly query: SharedQuery;
}

interface SubjectRow extends Row {
  readonly userId: number;
  readonly login: string;
  readonly fullName: string;
  readonly email: string;
  readonly role: string;
  readonly client: string;
  readonly shelf: string;
  readonly language: string;
  readonly query: unknown;
}

/**
 * Reads the search and the person of an alert. Undefined for a search that is on no shelf any more, and for a person
 * without access or without an address.
 */
export async function readSubject(
  database: Queryable,
  alert: number,
): Promise<AlertSubject | undefined> {
  const [row] = await database.query<SubjectRow>(
    // As in a session, a role that lets people have shelves is needed.
    `select u.id as "userId", u.login, u.full_name as "fullName", u.email, m.role, c.ref as client,
       s.name as shelf, a.language, i.item->'data' as query
     from search_alerts a
     join bookshelf_items i on i.id = a.item_id
     join bookshelves s on s.id = a.shelf_id
     join users u on u.id = s.author_id
     join clients c on c.ref = s.client_ref and c.deactivated_at is null
     join user_clients m on m.user_id = u.id and m.client_ref = c.ref and m.deactivated_at is null
     where a.id = $1 and m.role in ('user', 'admin', 'superadmin')`,
    [alert],
  );
  const address = v.safeParse(emailSchema, row?.email);
  if (row === undefined || !address.success) return undefined;
  const { userId: id, login, fullName, email, client } = row;
  return {
    session: {
      subject: `user:${id}`,
      id: null,
      user: { id, login, fullName, email },
      role: v.parse(roleSchema, row.role),
      client,
    },
    email: address.output,
    language: v.parse(v.picklist(LANGUAGES), row.language),
    shelf: row.shelf,
    query: v.parse(sharedQueryCodec.schema, row.query),
  };
}
