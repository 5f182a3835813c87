import { createHash } from 'node:crypto';
import { type Bookshelf, bookshelfCodec, type NewShelfItem } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { Queryable, Row } from '../database/database.contract.ts';
import { forbidden, notFound } from '../errors/http-error.ts';
import type { Session } from '../session/session.contract.ts';

const SHELVES = `
  select s.number as id, s.name, s.shared, s.author_id::text as "authorId", coalesce(
    (select jsonb_agg(jsonb_build_object('id', i.id) || i.item order by i.place, i.id)
     from bookshelf_items i where i.shelf_id = s.id), '[]') as items
  from bookshelves s`;

/** How often another random number is tried. A second attempt is improbable already: 1 in 2⁵³ per shelf. */
const NUMBER_ATTEMPTS = 5;

const parse = (row: Row): Bookshelf => v.parse(bookshelfCodec.schema, row);

const noShelf = () => notFound('the requested bookshelf can not be loaded');

/** One's own shelves at the present client, in the order they were made. */
export async function ownShelves(database: Queryable, session: Session): Promise<Bookshelf[]> {
  const rows = await database.query(
    `${SHELVES} where s.author_id = $1 and s.client_ref = $2 order by s.id`,
    [session.user?.id ?? null, session.client],
  );
  return rows.map(parse);
}

/**
 * Makes a private shelf under a random number (`docs/decisions.md` 82); a number that is taken is replaced by
 * another one.
 *
 * @returns the public number of the shelf
 */
export async function makeShelf(
  database: Queryable,
  session: Session,
  name: string,
): Promise<number> {
  for (let attempt = 0; attempt < NUMBER_ATTEMPTS; attempt += 1) {
    const [row] = await database.query<{ number: number }>(
      `insert into bookshelves (client_ref, author_id, name) values ($1, $2, $3)
       on conflict (number) do nothing returning number`,
      [session.client, session.user?.id ?? null, name],
    );
    if (row) return row.number;
  }
  throw new Error(`No free number for a bookshelf in ${NUMBER_ATTEMPTS} attempts`);
}

/**
 * A shelf of the present client: the caller's own, or a shared one of another person. A private shelf, a
 * shelf of another client and no shelf at all are the same 404 (`docs/decisions.md` 82).
 *
 * @throws 404
 */
export async function readShelf(
  database: Queryable,
  session: Session,
  number: number,
): Promise<Bookshelf> {
  const [row] = await database.query(
    `${SHELVES} where s.number = $1 and s.client_ref = $2 and (s.shared or s.author_id = $3)`,
    [number, session.client, session.user?.id ?? null],
  );
  if (row === undefined) throw noShelf();
  return parse(row);
}

/**
 * The key of a shelf in the database, for its author.
 *
 * @throws 404 when the caller may not read the shelf, 403 when another person shares it
 */
export async function requireAuthor(
  database: Queryable,
  session: Session,
  number: number,
): Promise<number> {
  const [row] = await database.query<{ id: number; author_id: number; shared: boolean }>(
    'select id, author_id, shared from bookshelves where number = $1 and client_ref = $2',
    [number, session.client],
  );
  const isAuthor = row?.author_id === session.user?.id;
  if (row === undefined || (!isAuthor && !row.shared)) throw noShelf();
  if (!isAuthor) throw forbidden('Only its author can change a bookshelf');
  return row.id;
}

/** The same for the same search or publication, whatever the order of its fields. */
function fingerprintOf(item: NewShelfItem): string {
  const inOrder = (_name: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return createHash('sha256').update(JSON.stringify(item, inOrder)).digest('base64url');
}

/** The place at which an item goes in front of another one, which moves up with all after it. */
async function placeBefore(
  database: Queryable,
  shelf: number,
  item: number,
): Promise<number | undefined> {
  const [next] = await database.query<{ place: number }>(
    'select place from bookshelf_items where id = $1 and shelf_id = $2',
    [item, shelf],
  );
  if (next === undefined) return undefined;
  await database.query(
    `update bookshelf_items set place = place + 1
     where shelf_id = $1 and (place, id) >= ($2::integer, $3::integer)`,
    [shelf, next.place, item],
  );
  return next.place;
}

/**
 * Puts an item on a shelf; one that is there already stays as it is (`docs/decisions.md` 41).
 *
 * @param shelf the key of the shelf in the database
 * @param before the id of the item to put it in front of; the end of the shelf without one
 */
export async function putItem(
  database: Queryable,
  shelf: number,
  item: NewShelfItem,
  before?: number,
): Promise<void> {
  const place = before === undefined ? undefined : await placeBefore(database, shelf, before);
  await database.query(
    `insert into bookshelf_items (shelf_id, item, fingerprint, place) values ($1, $2::jsonb, $3,
       coalesce($4::integer, (select max(place) from bookshelf_items where shelf_id = $1), 0))
     on conflict (shelf_id, fingerprint) do nothing`,
    [shelf, JSON.stringify(item), fingerprintOf(item), place ?? null],
  );
}
