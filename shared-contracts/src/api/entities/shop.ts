import * as v from 'valibot';
import { type Codec, plain, renamed } from '../codec.ts';
import { numeric, optionalFlag, optionalText, textList, wholeNumber } from '../scalars.ts';

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
  /** Where the book stands in the catalogue: its key is (connection, id). */
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

/** An order: the books by ISBN, and the language of its confirmation. */
export const orderCodec = plain(
  v.object({
    isbns: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(1), v.maxLength(500)),
    language: v.pipe(v.string(), v.nonEmpty()),
  }),
);
/** An order: the books by ISBN, and the language of its confirmation. */
export type Order = v.InferOutput<typeof orderCodec.schema>;

/** What the server says of an accepted order. */
export const orderReceiptCodec = plain(v.looseObject({ orderId: v.optional(v.string()) }));

/** What people call an order: the beginning of its id, which is long. */
export function orderNumber(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
