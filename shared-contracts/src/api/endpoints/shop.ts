import * as v from 'valibot';
import { orderCodec, orderReceiptCodec, shopBookPageCodec } from '../entities/shop.ts';
import { plain } from '../schema/codec.ts';
import { defineEndpoint, json } from '../schema/define-endpoint.ts';
import { wholeNumber } from '../schema/scalars.ts';

/** `pageIndex` counts from 0; the query is a title or an ISBN. */
export const getShopBooks = defineEndpoint('getShopBooks', {
  method: 'GET',
  path: '/shop/books',
  access: 'none',
  query: plain(
    v.object({
      pageIndex: v.optional(wholeNumber, 0),
      query: v.optional(v.string()),
    }),
  ),
  answer: json(shopBookPageCodec),
});
export const placeOrder = defineEndpoint('placeOrder', {
  method: 'POST',
  path: '/shop/order',
  access: 'admin',
  body: json(orderCodec),
  answer: json(orderReceiptCodec),
});
