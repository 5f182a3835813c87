/** Results on a page where the request doesn't say (`docs/decisions.md` 21). */
export const PAGE_SIZE = 20;
