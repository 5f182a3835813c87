import { codeOf, type SearchField } from '../fields/search-fields.ts';
import type { TermClause } from './clause.contract.ts';

const RANGE = /^\s*(\d{4})(?:-|–|\.{2,3})(\d{4})\s*$/;
/** The longest range, which bounds the query. */
const YEARS_AT_MOST = 300;

/** The years of a range such as `1914-1918` in the field of years; undefined for other texts and fields. */
export function yearsClause(field: SearchField, text: string): TermClause | undefined {
  const match = field.name === 'yearofpublication' ? RANGE.exec(text) : null;
  if (match === null) return undefined;
  const [first, last] = [Number(match[1]), Number(match[2])];
  if (last < first || last - first >= YEARS_AT_MOST) return undefined;
  const years = Array.from({ length: last - first }, (_, more) => String(first + more + 1));
  return { kind: 'word', code: codeOf(field), forms: [String(first), ...years], isLiteral: true };
}
