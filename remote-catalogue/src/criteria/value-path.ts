import { type Criteria, emptyRow } from './criteria.ts';
import { isAdvancedField } from './field-names.ts';
import { type LinkedSearch, resultsPath } from './shared-query.ts';

/** Fields with codes, which are useless as words. */
const CODE_FIELDS: readonly string[] = ['language', 'documenttype'];

/** The context of a value. */
export interface ValueContext {
  /** The fields that the publication's connection can search. */
  readonly searchable: readonly string[];
  readonly defaults: Criteria;
  /** The open tab, which stays open. */
  readonly connection: number | undefined;
}

/**
 * The results address of a metadata value: an exact search of its field if the connection has that field, else the
 * value as a phrase (`docs/decisions.md` 37, 85). Undefined for a code whose field cannot be searched.
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
