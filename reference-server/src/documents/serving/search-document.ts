import type { FileHit } from '@leeszaal/shared-contracts';
import type { Queryable } from '../../database/database.contract.ts';
import { containsPattern, parseDocumentQuery } from './document-query.ts';

/** The pages or segments of a document in which all of a query occurs, each once, in reading order. */
export async function searchDocument(
  database: Queryable,
  docKey: string,
  query: string,
): Promise<FileHit[]> {
  const terms = parseDocumentQuery(query);
  if (terms.length === 0) return [];
  return database.query<{ path: string }>(
    `select path from document_texts
     where doc_key = $1 and folded like all ($2::text[]) group by path order by min(position)`,
    [docKey, terms.map(containsPattern)],
  );
}
