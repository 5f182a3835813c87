import { type Bookshelf, bookshelfCodec, type NewShelfItem } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { Queryable, Row } from '../database/database.contract.ts';
import { forbidden, notFound } from '../errors/http-error.ts';
import type { Session } from '../session/session.contract.ts';
import { digest } from '../text/digest.ts';

const SHELVES = `
  select s.number as id, s.name, s.shared, s.author_id::text as "authorId", coalesce(
    (select jsonb_agg(jsonb_build_object('id', i.id) || i.item order by i.place, i.id)
     from bookshelf_items i where i.shelf_id = s.id), '[]') as items
  from bookshelves s`;

/** Attempts to find a free random number. A collision has a probability of 1 in 2⁵³ for each shelf. */
const NUMBER_ATTEMPTS = 5;

const parse = (row: Row): Bookshelf => v.parse(bookshelfCodec.schema, row);

const noShelf = () => notFound('the requested bookshelf can not be loaded');

/** The caller's own shelves at the current client, oldest first. */
export async function ownShelves(database: Queryable, session: Session): Promise<Bookshelf[]> {
  const rows = await database.query(
    `${SHELVES} where s.author_id = $1 and s.client_ref = $2 order by s.id`,
    [session.user?.id ?? null, session.client],
  );
  return rows.map(parse);
}

/**
 * Creates a private shelf under a random number (`docs/decisions.md` 82).
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
 * A shelf of the current client: the caller's own, or a shared one.
 *
 * @throws 404 for a missing, foreign or private shelf alike (`docs/decisions.md` 82)
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

/** A digest of a search or publication that ignores the order of its fields. */
function fingerprintOf(item: NewShelfItem): string {
  const inOrder = (_name: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return digest(JSON.stringify(item, inOrder));
}

/** Makes room in front of an item, and returns the place. */
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
 * Adds an item to a shelf; a duplicate changes nothing (`docs/decisions.md` 41).
 *
 * @param shelf the key of the shelf in the database
 * @param before id of the next item; default: the end of the shelf
 */
export async function putItem(
  database: Queryable,
  shelf: number,
  item: NewShelfItem,
  before?: number,
): Promise<void> {
  const place = before === undefined ? undefined : await placeBefore(database, shelf, before);
  // One statement, so that a search that is put back has its alert again as soon as it is there.
  await database.query(
    `with added as (
       insert into bookshelf_items (shelf_id, item, fingerprint, place) values ($1, $2::jsonb, $3,
         coalesce($4::integer, (select max(place) from bookshelf_items where shelf_id = $1), 0))
       on conflict (shelf_id, fingerprint) do nothing returning id
     )
     update search_alerts set item_id = added.id from added where shelf_id = $1 and fingerprint = $3`,
    [shelf, JSON.stringify(item), fingerprintOf(item), place ?? null],
  );
}

/**
 * Removes an item from a shelf. The alert of a search stays for a day at least (`docs/decisions.md` 127).
 *
 * @param shelf the key of the shelf in the database
 * @returns whether it was there
 */
export async function removeItem(
  database: Queryable,
  shelf: number,
  item: number,
): Promise<boolean> {
  const gone = await database.query(
    `with kept as (
       update search_alerts set item_id = null, due_at = greatest(due_at, clock_timestamp())
       where shelf_id = $2 and item_id = $1
     )
     delete from bookshelf_items where id = $1 and shelf_id = $2 returning id`,
    [item, shelf],
  );
  return gone.length > 0;
}
