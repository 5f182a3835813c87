/** Whether a publication `p` of connection `c` is for sale and not bought yet; `l` is the client's licence or null. */
export const FOR_SALE_SQL = `(
  'shop' = any(c.actions) and l.client_ref is null and p.record ->> 'licenseCreated' is null
  and coalesce(p.record ->> 'priceInCents', p.record ->> 'price') is not null
)`;
