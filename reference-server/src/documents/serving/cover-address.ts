/**
 * Selects the document of a publication `p` whose cover stands for it: the first one imported that has
 * a cover. Null when there is none.
 */
export const COVER_KEY_SQL = `(
  select a.doc_key from appearances a
  where a.pub_key = p.pub_key and a.cover is not null
  order by a.created_at, a.doc_key limit 1
)`;

/** Where a document's cover is served; asking for it takes the bearer (`docs/decisions.md` 36). */
export function coverAddress(docKey: string): string {
  return `/api/appearances/${encodeURIComponent(docKey)}/cover`;
}
