import type { Publication, ShopBook } from '@leeszaal/shared-contracts';

/** A publication of a shop module as the basket keeps it. */
export function toShopBook(publication: Publication, connection: number): ShopBook {
  const { id, isbn, pubKey, title, authors, publisher, yearOfPublication, edition } = publication;
  const { priceInCents, currency, cover, created, licenseCreated, licenseAvailable } = publication;
  return {
    id,
    connection,
    isbn,
    pubKey,
    title: title ?? '',
    authors,
    publisher,
    yearOfPublication,
    edition,
    priceInCents,
    currency,
    cover,
    created,
    licenseCreated,
    licenseAvailable,
  };
}
