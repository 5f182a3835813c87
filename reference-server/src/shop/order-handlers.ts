import { randomUUID } from 'node:crypto';
import { type Publication, publicationCodec } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { defineHandlers } from '../app/define-handlers.ts';
import { badRequest, HttpError } from '../app/http-error.ts';
import { writeAudit } from '../audit/audit-log.ts';
import type { Queryable } from '../database/database.contract.ts';

/** A book that a client can buy. */
interface Offer {
  readonly connection: number;
  readonly isbn: string;
  readonly priceInCents: number;
  readonly publication: Publication;
}

const bare = (isbn: string): string => isbn.replace(/[\s-]/g, '').toUpperCase();

async function findOffers(
  database: Queryable,
  client: string,
  isbns: readonly string[],
): Promise<Offer[]> {
  const rows = await database.query<{ connection_id: number; record: unknown }>(
    `select p.connection_id, p.record || jsonb_build_object('id', p.id) as record
     from publications p
     join connections c on c.id = p.connection_id and 'shop' = any(c.actions)
     join client_connections cc on cc.connection_id = c.id and cc.client_ref = $1
     where upper(regexp_replace(p.record->>'isbn', '[\\s-]', '', 'g')) = any($2)
     order by cc.position, p.id`,
    [client, isbns],
  );
  return rows.flatMap((row) => {
    const publication = v.parse(publicationCodec.schema, row.record);
    const { isbn, priceInCents } = publication;
    if (isbn === undefined || priceInCents === undefined) return [];
    return [{ connection: row.connection_id, isbn: bare(isbn), priceInCents, publication }];
  });
}

/** The first offer of each book; throws 400 with the numbers that nothing is offered for. */
function chooseOffers(offers: readonly Offer[], isbns: readonly string[]): Offer[] {
  const chosen = isbns.map((isbn) => offers.find((offer) => offer.isbn === isbn));
  const missing = isbns.filter((_isbn, index) => chosen[index] === undefined);
  if (missing.length > 0) throw badRequest(`Not for sale: ${missing.join(', ')}`);
  return chosen.filter((offer) => offer !== undefined);
}

const alreadyBought = ({ publication }: Offer): HttpError =>
  new HttpError(409, `Already in the collection: ${publication.title}`);

/** Makes the book the client's; throws 409 when it is already. */
async function license(
  database: Queryable,
  client: string,
  orderId: string,
  offer: Offer,
): Promise<void> {
  const { connection, publication } = offer;
  if (publication.licenseCreated !== undefined) throw alreadyBought(offer);
  const licensed = await database.query(
    `insert into client_licences (client_ref, connection_id, publication_id, order_id)
     values ($1, $2, $3, $4) on conflict do nothing returning publication_id`,
    [client, connection, publication.id, orderId],
  );
  if (licensed.length === 0) throw alreadyBought(offer);
}

async function writeLine(database: Queryable, orderId: string, offer: Offer): Promise<void> {
  const { connection, isbn, priceInCents, publication } = offer;
  await database.query(
    `insert into order_lines
       (order_id, connection_id, publication_id, isbn, title, price_in_cents, currency)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      orderId,
      connection,
      publication.id,
      isbn,
      publication.title ?? '',
      priceInCents,
      publication.currency ?? null,
    ],
  );
}

/**
 * Whoever buys several books takes them in the same order: two orders for the same ones, listed the other
 * way round, would wait for each other.
 */
const inOneOrder = (one: Offer, other: Offer): number =>
  one.connection - other.connection || one.publication.id - other.publication.id;

/** Orders: all of it or nothing, and each book at most once for a client. */
export const orderHandlers = defineHandlers({
  async placeOrder({ body, session }, { database }) {
    const isbns = [...new Set(body.isbns.map(bare))];
    const offers = chooseOffers(await findOffers(database, session.client, isbns), isbns);
    const orderId = randomUUID();
    await database.query(
      'insert into orders (id, client_ref, user_id, language) values ($1, $2, $3, $4)',
      [orderId, session.client, session.user?.id ?? null, body.language],
    );
    for (const offer of offers.toSorted(inOneOrder)) {
      await license(database, session.client, orderId, offer);
      await writeLine(database, orderId, offer);
    }
    await writeAudit(database, session, 'order-placed', {
      order: {
        id: orderId,
        lines: offers.map(({ isbn, priceInCents, publication }) => ({
          isbn,
          priceInCents,
          title: publication.title ?? '',
          currency: publication.currency ?? null,
        })),
      },
    });
    return { orderId };
  },
});
