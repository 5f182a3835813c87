import type { Publication } from './entities/publication.ts';
import type { ShopBook } from './entities/shop.ts';

/** A publication of a shop as a book for sale: as the shop lists it and the basket keeps it. */
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
