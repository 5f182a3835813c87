import { type Criteria, emptyRow } from '../criteria/criteria.ts';
import { isAdvancedField } from '../criteria/field-names.ts';
import { type LinkedSearch, resultsPath } from '../criteria/shared-query.ts';

/** Their values are codes: as words they say nothing. */
const CODE_FIELDS: readonly string[] = ['language', 'documenttype'];

/** Where a value stands, and the search of a person who does nothing but press it. */
export interface ValueContext {
  /** The names of the fields that the publication's connection can search by. */
  readonly searchable: readonly string[];
  readonly defaults: Criteria;
  /** The tab that stays open. */
  readonly connection: number | undefined;
}

/**
 * The results that a press on a metadata value leads to: an exact search in its own field where the connection
 * has that field, otherwise the value as a phrase (`docs/decisions.md` 37, 85). Undefined for a code that
 * cannot be searched by its field.
 */
export function valuePath(
  field: string,
  value: string,
  { searchable, defaults, connection }: ValueContext,
): string | undefined {
  const fresh = { ...defaults, context: 'metadata' } as const;
  const search = (criteria: Criteria): LinkedSearch => ({ criteria, connection, facets: {} });
  if (isAdvancedField(field) || searchable.includes(field)) {
    const fields = [{ ...emptyRow(0, field), value, mode: 'exact' as const }];
    return resultsPath(search({ ...fresh, fields }));
  }
  if (CODE_FIELDS.includes(field)) return undefined;
  return resultsPath(search({ ...fresh, query: value, option: 'phrase' }));
}
