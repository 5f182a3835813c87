import type { Queryable, Row } from '../../database/database.contract.ts';
import { lockCatalogue, raiseVersion, settleIndexes } from './catalogue-lock.ts';
import { indexPages } from './index-pages.ts';
import { createVocabulary } from './vocabulary.ts';

const PAGES_AT_ONCE = 50;

interface Page extends Row {
  readonly docKey: string;
  readonly position: number;
  readonly body: string;
}

const PAGES = `
  select doc_key as "docKey", position, body from document_texts
  where doc_key = $1 and position > $2 order by position limit ${PAGES_AT_ONCE}`;

/**
 * Indexes new or changed texts of documents, in the transaction that wrote their rows of `document_texts`.
 * Imports add their pages in batches instead ({@link indexPages}).
 */
export async function indexTexts(
  transaction: Queryable,
  docKeys: readonly string[],
): Promise<void> {
  await lockCatalogue(transaction);
  await transaction.query('delete from search_texts where doc_key = any($1::text[])', [docKeys]);
  const vocabulary = createVocabulary();
  for (const docKey of docKeys) {
    let last = -1;
    for (;;) {
      const pages = await transaction.query<Page>(PAGES, [docKey, last]);
      if (pages.length === 0) break;
      last = pages.at(-1)?.position ?? last;
      await indexPages(transaction, pages, vocabulary);
    }
  }
  await settleIndexes(transaction, 'search_texts');
  await raiseVersion(transaction);
}
