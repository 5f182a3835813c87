import type { Publication } from './entities/publication.ts';

/**
 * The portal's path to a publication: its own page if it can be read, else results that find it by
 * connection and exact title (`docs/decisions.md` 39).
 */
export function publicationPath(
  connection: number,
  { pubKey, title }: Pick<Publication, 'pubKey' | 'title'>,
): string {
  if (pubKey) return `/${encodeURIComponent(pubKey)}`;
  const query = {
    query: '',
    queryType: 0,
    fields: [{ name: 'title', value: title ?? '', mode: 0, operator: 0 }],
    connection,
  };
  return `/search?${new URLSearchParams({ query: JSON.stringify(query) })}`;
}
