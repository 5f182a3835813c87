import type { Queryable } from '../../database/database.contract.ts';
import { wordsOf } from '../../text/words.ts';
import { wordLexeme } from '../fields/lexeme.ts';
import { guessLanguage } from '../words/common-words.ts';
import { type Occurrence, placedForms } from './search-row.ts';
import { createSearchVector } from './search-vector.ts';
import type { Vocabulary } from './vocabulary.ts';

// Below PostgreSQL's last position; the overlap preserves phrases at a boundary.
const WORDS_IN_PART = 10_000;
const OVERLAP = 20;

/** A row of `document_texts`. */
export interface IndexedPage {
  readonly docKey: string;
  /** From 0. */
  readonly position: number;
  readonly body: string;
}

interface Part {
  readonly page: IndexedPage;
  readonly part: number;
  readonly vector: string;
}

const INSERT = `
  insert into search_texts (doc_key, position, part, tsv)
  select doc_key, position, part, tsv::tsvector
  from unnest($1::text[], $2::integer[], $3::integer[], $4::text[])
    as new (doc_key, position, part, tsv)`;

function partsOf(page: IndexedPage, learn: (occurrence: Occurrence) => void): Part[] {
  const words = wordsOf(page.body);
  const language = guessLanguage(words.map(({ folded }) => folded));
  const languages = language === undefined ? [] : [language];
  const places = placedForms(words);
  const parts: Part[] = [];
  for (let from = 0; from < places.length; from += WORDS_IN_PART) {
    const vector = createSearchVector();
    places.slice(from, from + WORDS_IN_PART + OVERLAP).forEach((forms, at) => {
      for (const word of forms) {
        vector.place(wordLexeme('', word), at + 1, 'D');
        learn({ field: '', word, languages });
      }
    });
    parts.push({ page, part: parts.length, vector: vector.toString() });
  }
  return parts;
}

/**
 * Indexes new pages. The caller holds the catalogue's lock, and raises the catalogue's version once the pages
 * may be found.
 */
export async function indexPages(
  transaction: Queryable,
  pages: readonly IndexedPage[],
  vocabulary: Vocabulary,
): Promise<void> {
  const occurrences: Occurrence[] = [];
  const parts = pages.flatMap((page) => partsOf(page, (word) => occurrences.push(word)));
  await vocabulary.learn(transaction, occurrences);
  await transaction.query(INSERT, [
    parts.map(({ page }) => page.docKey),
    parts.map(({ page }) => page.position),
    parts.map(({ part }) => part),
    parts.map(({ vector }) => vector),
  ]);
}
