import * as v from 'valibot';
import { type Codec, plain, renamed } from '../schema/codec.ts';
import { numeric, optionalFlag, optionalText, textList, wholeNumber } from '../schema/scalars.ts';

const bookSchema = v.object({
  isbn: optionalText,
  pubKey: optionalText,
  title: v.string(),
  authors: textList,
  publisher: optionalText,
  yearOfPublication: optionalText,
  edition: optionalText,
  /** In minor units (`docs/decisions.md` 32). */
  priceInCents: v.optional(
    v.pipe(
      v.nullable(numeric),
      v.transform((price) => price ?? undefined),
    ),
  ),
  currency: optionalText,
  cover: optionalText,
  created: optionalText,
  licenseCreated: optionalText,
  licenseAvailable: optionalFlag,
  /** The key of the book in the catalogue is (connection, id). */
  connection: v.optional(wholeNumber),
  id: v.optional(wholeNumber),
});

/** A book of the shop. */
export const shopBookCodec = renamed(bookSchema, {
  pubKey: ['pubkey', 'pubKey'],
  priceInCents: ['priceInCents', 'price', 'priceincents'],
  yearOfPublication: ['yearOfPublication', 'yearofpublication'],
  licenseAvailable: ['licenseavailable', 'licenseAvailable'],
});
/** A book of the shop. */
export type ShopBook = v.InferOutput<typeof bookSchema>;

/** One page of the shop's books. */
export interface ShopBookPage {
  readonly items: ShopBook[];
  readonly totalAmount: number;
}

/** One page of the shop's books. */
export const shopBookPageCodec: Codec<ShopBookPage> = {
  schema: v.object({
    items: v.array(shopBookCodec.schema),
    totalAmount: wholeNumber,
  }) as unknown as v.GenericSchema<unknown, ShopBookPage>,
  encode: (page) => ({
    items: page.items.map(shopBookCodec.encode),
    totalAmount: page.totalAmount,
  }),
};

/** An ISBN for comparison, without separators. */
export function bareIsbn(isbn: string): string {
  return isbn.replace(/[\s-]/g, '').toUpperCase();
}

const expectedPriceSchema = v.object({
  isbn: v.string(),
  /** In minor units (`docs/decisions.md` 32). */
  priceInCents: wholeNumber,
  currency: v.optional(v.string()),
});
/** The price of a book that the buyer saw. */
export type ExpectedPrice = v.InferOutput<typeof expectedPriceSchema>;

/** An order: the books by ISBN, and the language of its confirmation. */
export const orderCodec = plain(
  v.object({
    isbns: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(1), v.maxLength(500)),
    language: v.pipe(v.string(), v.nonEmpty()),
    /** The prices that the buyer saw; the server orders at no other (`docs/decisions.md` 44). */
    expected: v.optional(v.pipe(v.array(expectedPriceSchema), v.maxLength(500))),
  }),
);
/**
 * An order: the books by ISBN, the language of its confirmation, and the prices that the buyer saw.
 */
export type Order = v.InferOutput<typeof orderCodec.schema>;

/** One book of a placed order. */
export const orderLineSchema = v.object({
  isbn: v.string(),
  title: v.string(),
  /** In minor units (`docs/decisions.md` 32). */
  priceInCents: wholeNumber,
  currency: v.nullable(v.string()),
});
/** One book of a placed order. */
export type OrderLine = v.InferOutput<typeof orderLineSchema>;

/**
 * The receipt of an accepted order. `lines` is an extension of the API: without lines, or with
 * invalid ones, the order is accepted all the same.
 */
export const orderReceiptCodec = plain(
  v.looseObject({
    orderId: v.optional(v.string()),
    lines: v.fallback(v.optional(v.array(orderLineSchema)), undefined),
  }),
);

/** An order's number for people: the first eight characters of its id. */
export function orderNumber(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
