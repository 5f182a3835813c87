import { createHash } from 'node:crypto';
import { type Bookshelf, bookshelfCodec, type NewShelfItem } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { forbidden, notFound } from '../app/http-error.ts';
import type { Queryable, Row } from '../database/database.contract.ts';
import type { Session } from '../session/session.contract.ts';

const SHELVES = `
  select s.id, s.name, s.author_id::text as "authorId", coalesce(
    (select jsonb_agg(jsonb_build_object('id', i.id) || i.item order by i.id)
     from bookshelf_items i where i.shelf_id = s.id), '[]') as items
  from bookshelves s`;

const parse = (row: Row): Bookshelf => v.parse(bookshelfCodec.schema, row);

/** One's own shelves at the present client, in the order they were made. */
export async function ownShelves(database: Queryable, session: Session): Promise<Bookshelf[]> {
  const rows = await database.query(
    `${SHELVES} where s.author_id = $1 and s.client_ref = $2 order by s.id`,
    [session.user?.id ?? null, session.client],
  );
  return rows.map(parse);
}

/** A shelf of the present client, one's own or somebody else's; throws 404 when there is none. */
export async function readShelf(
  database: Queryable,
  session: Session,
  id: number,
): Promise<Bookshelf> {
  const [row] = await database.query(`${SHELVES} where s.id = $1 and s.client_ref = $2`, [
    id,
    session.client,
  ]);
  if (row === undefined) throw notFound('the requested bookshelf can not be loaded');
  return parse(row);
}

/** Throws 404 when there is no such shelf at the present client, 403 when it is somebody else's. */
export async function requireAuthor(
  database: Queryable,
  session: Session,
  id: number,
): Promise<void> {
  const [row] = await database.query<{ author_id: number }>(
    'select author_id from bookshelves where id = $1 and client_ref = $2',
    [id, session.client],
  );
  if (row === undefined) throw notFound('the requested bookshelf can not be loaded');
  if (row.author_id !== session.user?.id) throw forbidden('Only its author can change a bookshelf');
}

/** The same for the same search or publication, whatever the order of its fields. */
function fingerprintOf(item: NewShelfItem): string {
  const inOrder = (_name: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return createHash('sha256').update(JSON.stringify(item, inOrder)).digest('base64url');
}

/** Puts an item on a shelf; one that is there already stays as it is (`docs/decisions.md` 41). */
export async function putItem(
  database: Queryable,
  shelf: number,
  item: NewShelfItem,
): Promise<void> {
  await database.query(
    `insert into bookshelf_items (shelf_id, item, fingerprint) values ($1, $2::jsonb, $3)
     on conflict (shelf_id, fingerprint) do nothing`,
    [shelf, JSON.stringify(item), fingerprintOf(item)],
  );
}
