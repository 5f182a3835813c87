/** Default results per page (`docs/decisions.md` 21). */
export const PAGE_SIZE = 20;
