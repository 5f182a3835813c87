import {
  FIELD_MODE,
  FIELD_OPERATOR,
  type SearchField as FieldRow,
} from '@leeszaal/shared-contracts';
import { formsOf, wholeForms, wordsOf } from '../../text/words.ts';
import { isbnForms } from '../fields/isbn-forms.ts';
import { codeOf, type SearchField } from '../fields/search-fields.ts';
import type { Clause } from './clause.contract.ts';
import { ALL, and, mapForms, NONE, not, or, term } from './clauses.ts';
import { isbnClause } from './isbn-clause.ts';
import { splitQuotes } from './split-quotes.ts';
import { asksNothing, phraseClause } from './word-clauses.ts';

/** A field row with a supported field. */
export interface KnownRow {
  readonly field: SearchField;
  readonly value: string;
  readonly mode: FieldRow['mode'];
  readonly operator: FieldRow['operator'];
}

/** Length from which a typed text matches inside words. */
const LETTERS_WITHIN = 3;

function containsWords(code: string, text: string): Clause[] {
  return wordsOf(text, true).map((word) => {
    const forms = mapForms(formsOf(word), (form) => form.replace(/\?+$/, ''));
    const wild = /[*?]/.test(forms[0]);
    const within = !wild && forms[0].length >= LETTERS_WITHIN;
    const typed = wild ? forms : mapForms(forms, (form) => (within ? `*${form}*` : `${form}*`));
    return term(code, typed) ?? ALL;
  });
}

function contains({ field, value }: KnownRow): Clause {
  const code = codeOf(field);
  if (field.kind === 'isbn') return isbnClause(value);
  const clause = and(
    ...splitQuotes(value).flatMap(({ quoted, text }) =>
      quoted ? [phraseClause(code, text)] : containsWords(code, text),
    ),
  );
  return clause.kind === 'all' ? NONE : clause;
}

function exact({ field, value }: KnownRow): Clause {
  const code = codeOf(field);
  if (field.kind === 'isbn') {
    const forms = isbnForms(value);
    return forms === undefined ? NONE : { kind: 'word', code, forms };
  }
  return { kind: 'value', code, forms: wholeForms(value) };
}

function rowClause(row: KnownRow): Clause {
  switch (row.mode) {
    case FIELD_MODE.exact:
      return exact(row);
    case FIELD_MODE.contains:
      return contains(row);
    case FIELD_MODE.not:
      return not(contains(row));
  }
}

/**
 * Parses the rows of an advanced search, combined from left to right; ignores empty rows and the operator of the
 * first (`docs/decisions.md` 15).
 *
 * *contains*: each typed word matches inside a word of the field; up to two letters, or a part of an ISBN, match
 * at its beginning; double quotes make a phrase. *not* negates it. *exact*: the whole value is equal, except for
 * case, diacritics and punctuation.
 */
export function parseFieldRows(rows: readonly KnownRow[]): Clause {
  const asking = rows.filter((row) => !asksNothing(row.value));
  return asking.reduce<Clause>((above, row, at) => {
    if (at === 0) return rowClause(row);
    return row.operator === FIELD_OPERATOR.or
      ? or(above, rowClause(row))
      : and(above, rowClause(row));
  }, ALL);
}
