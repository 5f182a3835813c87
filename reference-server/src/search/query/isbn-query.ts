import { isbnForms } from '../fields/isbn-forms.ts';
import { quoteLexeme, wordLexeme } from '../fields/lexeme.ts';
import { codeOf, ISBN_FIELD, splitIsbns } from '../fields/search-fields.ts';

/**
 * A `tsquery` for publications with any of some ISBNs in any form; '' for none. It also matches the other form of
 * each number.
 */
export function isbnQuery(isbns: readonly string[]): string {
  const forms = isbns.flatMap((text) =>
    splitIsbns(text).flatMap((one) => [...(isbnForms(one) ?? [])]),
  );
  return [...new Set(forms)]
    .map((form) => quoteLexeme(wordLexeme(codeOf(ISBN_FIELD), form)))
    .join('|');
}
