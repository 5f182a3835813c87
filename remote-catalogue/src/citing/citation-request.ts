import { type CitationForm, type Language, MOST_CITATIONS } from '@leeszaal/shared-contracts';
import type { PublicationRef } from '../publication/publication-ref.contract.ts';

/** The call that cites publications; the first ones when there are more than a call may have. */
export function citationRequest(
  records: readonly PublicationRef[],
  form: CitationForm,
  language: Language,
) {
  const publications = records
    .slice(0, MOST_CITATIONS)
    .map(({ connection, id }) => ({ connectionId: connection, publicationId: id }));
  return { body: { publications, form, language } };
}
