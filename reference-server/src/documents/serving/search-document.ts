import { setImmediate } from 'node:timers/promises';
import { type FileHit, findFolded } from '@leeszaal/shared-contracts';
import type { Queryable } from '../../database/database.contract.ts';
import { containsPattern, parseDocumentQuery } from './document-query.ts';
import { passagesOf } from './find-passages.ts';

/** Most hits with a passage in a response; the others are only counted. */
export const MOST_PASSAGES = 1000;

/** Bytes of text in one query; a larger text is read alone. */
const BATCH_BYTES = 512 * 1024;

interface Found {
  readonly position: number;
  readonly bytes: number;
}

/** Splits the texts into batches, to limit memory and the time of a query. */
function* inBatches(found: readonly Found[]): Generator<readonly number[]> {
  let batch: number[] = [];
  let bytes = 0;
  for (const one of found) {
    if (batch.length > 0 && bytes + one.bytes > BATCH_BYTES) {
      yield batch;
      [batch, bytes] = [[], 0];
    }
    batch.push(one.position);
    bytes += one.bytes;
  }
  if (batch.length > 0) yield batch;
}

/** Finds the pages or segments that match a query, in reading order, with their hits (`docs/decisions.md` 72, 89). */
export async function searchDocument(
  database: Queryable,
  docKey: string,
  query: string,
): Promise<FileHit[]> {
  const terms = parseDocumentQuery(query);
  if (terms.length === 0) return [];
  const found = await database.query<{ position: number; bytes: number }>(
    // Groups a file that the spine names twice.
    `select min(position) as position, max(octet_length(body)) as bytes from document_texts
     where doc_key = $1 and folded like all ($2::text[]) group by path order by min(position)`,
    [docKey, terms.map(containsPattern)],
  );
  const hits: FileHit[] = [];
  let room = MOST_PASSAGES;
  for (const positions of inBatches(found)) {
    const texts = await database.query<{ path: string; body: string; folded: string }>(
      `select path, case when $3 then body else '' end as body, folded from document_texts
       where doc_key = $1 and position = any($2::integer[]) order by position`,
      [docKey, positions, room > 0],
    );
    for (const { path, body, folded } of texts) {
      const spans = findFolded(folded, terms);
      const passages = passagesOf(body, spans.slice(0, room));
      room -= passages.length;
      hits.push({ path, count: spans.length, ...(passages.length > 0 ? { passages } : {}) });
      // Lets other requests run between two texts.
      await setImmediate();
    }
  }
  return hits;
}
