import { randomUUID } from 'node:crypto';
import { bareIsbn, emailSchema, type OrderLine } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { writeAudit } from '../audit/audit-log.ts';
import type { Queryable } from '../database/database.contract.ts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { queueMail } from '../mail/mail-queue.ts';
import { readMailLibrary } from '../mail/texts/mail-library.ts';
import type { Session } from '../session/session.contract.ts';
import { chooseOffers, findOffers, lineOf, type Offer, refuseOtherPrices } from './offers.ts';
import { orderMail } from './order-mail.ts';
import { type OrderRefusals, orderRefusals } from './order-refusals.ts';

/** Adds a book to the client's collection. @throws 409 when the client has it already */
async function license(
  database: Queryable,
  client: string,
  orderId: string,
  offer: Offer,
  { alreadyBought }: OrderRefusals,
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
  const { isbn, title, priceInCents, currency } = lineOf(offer);
  await database.query(
    `insert into order_lines
       (order_id, connection_id, publication_id, isbn, title, price_in_cents, currency)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [orderId, offer.connection, offer.publication.id, isbn, title, priceInCents, currency],
  );
}

/** Queues the buyer's confirmation; replies go to the library. */
async function confirm(
  database: Queryable,
  { client, user }: Session,
  order: { readonly id: string; readonly language: string; readonly lines: readonly OrderLine[] },
): Promise<void> {
  // An invalid address gets no mail.
  const to = v.safeParse(emailSchema, user?.email);
  if (!to.success) return;
  const library = await readMailLibrary(database, client);
  if (library === undefined) return;
  const buyer = { name: user?.fullName ?? '', email: to.output };
  const of = { client, person: user?.id ?? null };
  await queueMail(database, orderMail(library, { ...order, buyer }), of);
}

/** The order in which books are locked, so that two orders of the same books do not deadlock. */
const inOneOrder = (one: Offer, other: Offer): number =>
  one.connection - other.connection || one.publication.id - other.publication.id;

/** An order is atomic, and a client buys each book at most once. */
export const orderHandlers = defineHandlers({
  async placeOrder({ body, session }, { database }) {
    const isbns = [...new Set(body.isbns.map(bareIsbn))];
    const { expected = [], language } = body;
    const found = await findOffers(database, session.client, isbns);
    const refusals = orderRefusals(language);
    const offers = chooseOffers(found, isbns, expected, refusals);
    refuseOtherPrices(offers, expected, refusals);
    const orderId = randomUUID();
    await database.query(
      'insert into orders (id, client_ref, user_id, language) values ($1, $2, $3, $4)',
      [orderId, session.client, session.user?.id ?? null, language],
    );
    for (const offer of offers.toSorted(inOneOrder)) {
      await license(database, session.client, orderId, offer, refusals);
      await writeLine(database, orderId, offer);
    }
    const lines = offers.map(lineOf);
    await writeAudit(database, session, 'order-placed', { order: { id: orderId, lines } });
    await confirm(database, session, { id: orderId, language, lines });
    return { orderId, lines };
  },
});
