/** Selects the document whose cover represents a publication `p`: the first import with a cover, or null. */
export const COVER_KEY_SQL = `(
  select a.doc_key from appearances a
  where a.pub_key = p.pub_key and a.cover is not null
  order by a.created_at, a.doc_key limit 1
)`;

/** The address of a document's cover, which requires the bearer (`docs/decisions.md` 36). */
export function coverAddress(docKey: string): string {
  return `/api/appearances/${encodeURIComponent(docKey)}/cover`;
}
