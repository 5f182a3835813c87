import type { Labels, Publication } from '@leeszaal/shared-contracts';

/** The labels of document types by language; the key is the plain name, which searches use. */
export type TypeLabels = ReadonlyMap<string, Labels>;

type Typed = Pick<Publication, 'documentType' | 'documentTypeLabels'>;

/** Adds the labels of publications; returns the same map if there are no new ones. */
export function withTypeLabels(known: TypeLabels, publications: readonly Typed[]): TypeLabels {
  const fresh = publications.flatMap(({ documentType, documentTypeLabels }) =>
    documentType && documentTypeLabels && !known.has(documentType)
      ? [[documentType, documentTypeLabels] as const]
      : [],
  );
  return fresh.length > 0 ? new Map([...known, ...fresh]) : known;
}
