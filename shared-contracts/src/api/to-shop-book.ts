import type { Publication } from './entities/publication.ts';
import type { ShopBook } from './entities/shop.ts';

/** Converts a publication of a shop to a book for sale, for the shop's list and the basket. */
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
