import { isbnForms } from '../fields/isbn-forms.ts';
import { quoteLexeme, wordLexeme } from '../fields/lexeme.ts';
import { codeOf, ISBN_FIELD, splitIsbns } from '../fields/search-fields.ts';

/**
 * A `tsquery` for the publications with any of some ISBNs, however they are written; empty
 * for none. It finds more than has these texts: ten digits and thirteen are one number, and of a text
 * with several each is looked for.
 */
export function isbnQuery(isbns: readonly string[]): string {
  const forms = isbns.flatMap((text) =>
    splitIsbns(text).flatMap((one) => [...(isbnForms(one) ?? [])]),
  );
  return [...new Set(forms)]
    .map((form) => quoteLexeme(wordLexeme(codeOf(ISBN_FIELD), form)))
    .join('|');
}
