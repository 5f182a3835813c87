import type { Queryable, Row } from '../../database/database.contract.ts';
import { wordsOf } from '../../text/words.ts';
import { wordLexeme } from '../fields/lexeme.ts';
import { lockCatalogue, settleIndexes } from './catalogue-lock.ts';
import { type Occurrence, placedForms } from './search-row.ts';
import { createSearchVector } from './search-vector.ts';
import { createVocabulary } from './vocabulary.ts';

// Below the last place that PostgreSQL counts; the overlap keeps a phrase on a seam whole.
const WORDS_IN_PART = 10_000;
const OVERLAP = 20;
const PAGES_AT_ONCE = 50;
const ANALYZE_FROM = 500;

interface Page extends Row {
  readonly doc_key: string;
  readonly position: number;
  readonly body: string;
}

interface Part {
  readonly page: Page;
  readonly part: number;
  readonly vector: string;
}

const PAGES = `
  select doc_key, position, body from document_texts
  where doc_key = $1 and position > $2 order by position limit ${PAGES_AT_ONCE}`;

const INSERT = `
  insert into search_texts (doc_key, position, part, tsv)
  select doc_key, position, part, tsv::tsvector
  from unnest($1::text[], $2::integer[], $3::integer[], $4::text[])
    as new (doc_key, position, part, tsv)`;

function partsOf(page: Page, learn: (occurrence: Occurrence) => void): Part[] {
  const places = placedForms(wordsOf(page.body));
  const parts: Part[] = [];
  for (let from = 0; from < places.length; from += WORDS_IN_PART) {
    const vector = createSearchVector();
    places.slice(from, from + WORDS_IN_PART + OVERLAP).forEach((forms, at) => {
      for (const word of forms) {
        vector.place(wordLexeme('', word), at + 1, 'D');
        learn({ field: '', word });
      }
    });
    parts.push({ page, part: parts.length, vector: vector.toString() });
  }
  return parts;
}

/**
 * Makes the texts of documents findable, or brings them up to date. Call it in the transaction that
 * wrote their rows of `document_texts`; it raises the catalogue's version.
 */
export async function indexTexts(
  transaction: Queryable,
  docKeys: readonly string[],
): Promise<void> {
  await lockCatalogue(transaction);
  await transaction.query('delete from search_texts where doc_key = any($1::text[])', [docKeys]);
  const vocabulary = createVocabulary();
  let pagesWritten = 0;
  for (const docKey of docKeys) {
    let last = -1;
    for (;;) {
      const pages = await transaction.query<Page>(PAGES, [docKey, last]);
      if (pages.length === 0) break;
      last = pages.at(-1)?.position ?? last;
      pagesWritten += pages.length;
      const occurrences: Occurrence[] = [];
      const parts = pages.flatMap((page) => partsOf(page, (word) => occurrences.push(word)));
      await vocabulary.learn(transaction, occurrences);
      await transaction.query(INSERT, [
        parts.map(({ page }) => page.doc_key),
        parts.map(({ page }) => page.position),
        parts.map(({ part }) => part),
        parts.map(({ vector }) => vector),
      ]);
    }
  }
  await settleIndexes(transaction, 'search_texts');
  if (pagesWritten >= ANALYZE_FROM) await transaction.query('analyze search_texts', []);
}
