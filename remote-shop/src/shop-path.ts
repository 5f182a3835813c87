import {
  type BasketEntry,
  FIELD_MODE,
  FIELD_OPERATOR,
  QUERY_TYPE,
} from '@leeszaal/shared-contracts';

/** The results with the shop's tab open, whatever was searched before (`docs/decisions.md` 5). */
export const SHOP_PATH = '/search?shop=open';

export const BASKET_PATH = '/shop/basket';

export const CHECKOUT_PATH = '/shop/checkout';

/** The results that contain this book, in the shop's tab; the book is read from there. */
export function bookPath({ connection, book }: BasketEntry): string {
  const fields = [
    { name: 'title', value: book.title, mode: FIELD_MODE.exact, operator: FIELD_OPERATOR.and },
  ];
  const query = { query: '', queryType: QUERY_TYPE.metadata, fields, connection };
  return `/search?${new URLSearchParams({ query: JSON.stringify(query) })}`;
}
