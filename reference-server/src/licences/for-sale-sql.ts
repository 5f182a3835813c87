/** Whether a publication `p` of connection `c` is for sale and not bought yet; `l` is the client's licence or null. */
export const FOR_SALE_SQL = 'is_for_sale(c.actions, l.client_ref is not null, p.record)';
