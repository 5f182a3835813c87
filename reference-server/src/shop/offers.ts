import {
  bareIsbn,
  type ExpectedPrice,
  type OrderLine,
  type Publication,
  publicationCodec,
} from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { Queryable } from '../database/database.contract.ts';
import { isbnQuery } from '../search/index.ts';
import type { OrderRefusals } from './order-refusals.ts';

/** A book that a client can buy. */
export interface Offer {
  readonly connection: number;
  readonly isbn: string;
  readonly priceInCents: number;
  readonly publication: Publication;
}

/**
 * The offers of these numbers to a client, in the order of its connections. The search index finds candidates,
 * whose ISBNs are then compared as written.
 */
export async function findOffers(
  database: Queryable,
  client: string,
  isbns: readonly string[],
): Promise<Offer[]> {
  const rows = await database.query<{ connection_id: number; record: unknown }>(
    `select p.connection_id, p.record || jsonb_build_object('id', p.id) as record
     from search_publications s
     join publications p on p.connection_id = s.connection_id and p.id = s.id
     join connections c on c.id = p.connection_id and 'shop' = any(c.actions)
     join client_connections cc on cc.connection_id = c.id and cc.client_ref = $1
     where s.tsv @@ $3::text::tsquery
       and upper(regexp_replace(p.record->>'isbn', '[\\s-]', '', 'g')) = any($2)
     order by cc.position, p.id`,
    [client, isbns, isbnQuery(isbns)],
  );
  return rows.flatMap((row) => {
    const publication = v.parse(publicationCodec.schema, row.record);
    const { isbn, priceInCents } = publication;
    if (isbn === undefined || priceInCents === undefined) return [];
    return [{ connection: row.connection_id, isbn: bareIsbn(isbn), priceInCents, publication }];
  });
}

const currencyOf = (currency: string | undefined): string => currency?.trim().toLowerCase() ?? '';

/** Whether an offer has the price that the buyer saw; true when the order names none. */
function isAsShown(
  { isbn, priceInCents, publication }: Offer,
  shown: readonly ExpectedPrice[],
): boolean {
  const expected = shown.find((one) => bareIsbn(one.isbn) === isbn);
  if (expected === undefined) return true;
  return (
    expected.priceInCents === priceInCents &&
    currencyOf(expected.currency) === currencyOf(publication.currency)
  );
}

/**
 * One offer of each book: preferably at the price that the buyer saw, else the first.
 *
 * @throws `notForSale` with the numbers without an offer
 */
export function chooseOffers(
  offers: readonly Offer[],
  isbns: readonly string[],
  shown: readonly ExpectedPrice[],
  { notForSale }: OrderRefusals,
): Offer[] {
  const chosen = isbns.map((isbn) => {
    const sold = offers.filter((offer) => offer.isbn === isbn);
    return sold.find((offer) => isAsShown(offer, shown)) ?? sold[0];
  });
  const missing = isbns.filter((_isbn, index) => chosen[index] === undefined);
  if (missing.length > 0) throw notForSale(missing);
  return chosen.filter((offer) => offer !== undefined);
}

/** @throws `otherPrices` for offers at another price than the buyer saw (`docs/decisions.md` 44) */
export function refuseOtherPrices(
  offers: readonly Offer[],
  shown: readonly ExpectedPrice[],
  { otherPrices }: OrderRefusals,
): void {
  const changed = offers.filter((offer) => !isAsShown(offer, shown));
  if (changed.length > 0) throw otherPrices(changed);
}

/** The order line of an offer. */
export const lineOf = ({ isbn, priceInCents, publication }: Offer): OrderLine => ({
  isbn,
  priceInCents,
  title: publication.title ?? '',
  currency: publication.currency ?? null,
});
