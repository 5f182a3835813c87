/**
 * Whether a publication `p` of connection `c` is sold there and was not bought yet, where `l` is the
 * client's licence for it, or nothing: an order is what makes it readable.
 */
export const FOR_SALE_SQL = `(
  'shop' = any(c.actions) and l.client_ref is null and p.record ->> 'licenseCreated' is null
  and coalesce(p.record ->> 'priceInCents', p.record ->> 'price') is not null
)`;
