import type { Labels, Publication } from '@leeszaal/shared-contracts';

/** The names of document types by language; the key is the plain name, by which a type is searched. */
export type TypeLabels = ReadonlyMap<string, Labels>;

type Typed = Pick<Publication, 'documentType' | 'documentTypeLabels'>;

/** The names with those of more publications; the same map where these bring none. */
export function withTypeLabels(known: TypeLabels, publications: readonly Typed[]): TypeLabels {
  const fresh = publications.flatMap(({ documentType, documentTypeLabels }) =>
    documentType && documentTypeLabels && !known.has(documentType)
      ? [[documentType, documentTypeLabels] as const]
      : [],
  );
  return fresh.length > 0 ? new Map([...known, ...fresh]) : known;
}
