import { isbnForms } from '../fields/isbn-forms.ts';
import { codeOf, ISBN_FIELD } from '../fields/search-fields.ts';
import type { Clause } from './clause.contract.ts';
import { NONE } from './clauses.ts';

const COMPLETE_ISBN = /^(\d{9}[\dx]|\d{13})$/;

/** A typed ISBN, or the beginning of one. */
export function isbnClause(value: string): Clause {
  const forms = isbnForms(value);
  if (forms === undefined) return NONE;
  const kind = COMPLETE_ISBN.test(forms[0]) ? 'word' : 'prefix';
  return { kind, code: codeOf(ISBN_FIELD), forms };
}
