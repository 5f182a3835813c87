import type { Publication } from '@leeszaal/shared-contracts';
import { HttpError } from '../errors/http-error.ts';
import { type PageLanguage, pageLanguage } from '../sso/pages/language.ts';
import { priceText } from './price-text.ts';

const EN = {
  alreadyBought: (title: string) => `Already in the collection: ${title}`,
  notForSale: (isbns: string) => `Not for sale: ${isbns}`,
  otherPrice: (title: string, price: string) => `The price of ${title} is now ${price}`,
};

type RefusalTexts = Readonly<typeof EN>;

const TEXTS: Readonly<Record<PageLanguage, RefusalTexts>> = {
  nl: {
    alreadyBought: (title) => `Al in de collectie: ${title}`,
    notForSale: (isbns) => `Niet te koop: ${isbns}`,
    otherPrice: (title, price) => `De prijs van ${title} is nu ${price}`,
  },
  en: EN,
  de: {
    alreadyBought: (title) => `Bereits im Bestand: ${title}`,
    notForSale: (isbns) => `Nicht käuflich: ${isbns}`,
    otherPrice: (title, price) => `Der Preis von ${title} beträgt jetzt ${price}`,
  },
  fr: {
    alreadyBought: (title) => `Déjà dans la collection : ${title}`,
    notForSale: (isbns) => `Non disponible à la vente : ${isbns}`,
    otherPrice: (title, price) => `Le prix de ${title} est maintenant de ${price}`,
  },
};

interface RefusedOffer {
  readonly priceInCents: number;
  readonly publication: Pick<Publication, 'title' | 'currency'>;
}

/** Refusals of an order, in its language. */
export interface OrderRefusals {
  /** 409: the client has the book already. */
  alreadyBought(offer: RefusedOffer): HttpError;
  /** 400: there is no offer. */
  notForSale(isbns: readonly string[]): HttpError;
  /** 409: prices have changed (`docs/decisions.md` 44). */
  otherPrices(offers: readonly RefusedOffer[]): HttpError;
}

/** Makes refusals; buyers read their messages. */
export function orderRefusals(orderLanguage: string): OrderRefusals {
  const language = pageLanguage(orderLanguage, undefined);
  const texts = TEXTS[language];
  return {
    alreadyBought: ({ publication }) =>
      new HttpError(409, texts.alreadyBought(publication.title ?? '')),
    notForSale: (isbns) => new HttpError(400, texts.notForSale(isbns.join(', '))),
    otherPrices: (offers) => {
      const changes = offers.map(({ priceInCents, publication: { title, currency } }) =>
        texts.otherPrice(title ?? '', priceText(priceInCents, currency ?? null, language)),
      );
      return new HttpError(409, changes.join('. '));
    },
  };
}
