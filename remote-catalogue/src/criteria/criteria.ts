import {
  ADVANCED_FIELDS,
  type AdvancedFieldName,
  type ClientSettings,
  type FieldMode,
  type FieldOperator,
  QUERY_TYPE,
  SETTING_DEFAULTS,
  type SearchContext,
  type SearchField,
  SORT_FIELDS,
  SORT_ORDERS,
  type SortField,
  type SortOrder,
} from '@leeszaal/shared-contracts';

/** Searches for separate words or for one phrase (`docs/decisions.md` 13). */
export type ContextOption = 'words' | 'phrase';

/**
 * One row of the advanced panel. Its field is one of `ADVANCED_FIELDS`, or another field from a link
 * (`docs/decisions.md` 14).
 */
export interface FieldRow extends Readonly<Pick<SearchField, 'name' | 'value'>> {
  /** Identifies the row during editing. */
  readonly key: number;
  readonly relation: FieldOperator;
  readonly mode: FieldMode;
}

/** The input of a search: the search bar and its panel. */
export interface Criteria {
  /** As typed; in phrase mode without the quotes. */
  readonly query: string;
  readonly context: SearchContext;
  readonly option: ContextOption;
  readonly fields: readonly FieldRow[];
  readonly sortField: SortField;
  readonly sortOrder: SortOrder;
  /** The query that is searched without corrections; another query is corrected again. */
  readonly asTyped?: string;
}

/** The order of the results. */
export type SearchOrder = Pick<Criteria, 'sortField' | 'sortOrder'>;

/** The contexts in the order of the menu. */
export const CONTEXTS = Object.keys(QUERY_TYPE) as readonly SearchContext[];

function known<T extends string>(options: readonly T[], value: unknown, fallback: T): T {
  return options.find((option) => option === value) ?? fallback;
}

/** The criteria of a fresh search: the client's defaults that are known options (`docs/decisions.md` 16). */
export function defaultCriteria(settings: ClientSettings): Criteria {
  const { defaultSearchContext, defaultSearchSortField, defaultSearchSortOrder } = settings;
  const names = settings.defaultAdvancedSearchFields ?? [];
  const offered = names.filter((name): name is AdvancedFieldName =>
    ADVANCED_FIELDS.some((field) => field === name),
  );
  return {
    query: '',
    option: 'words',
    context: known(CONTEXTS, defaultSearchContext, SETTING_DEFAULTS.defaultSearchContext),
    sortField: known(SORT_FIELDS, defaultSearchSortField, SETTING_DEFAULTS.defaultSearchSortField),
    sortOrder: known(SORT_ORDERS, defaultSearchSortOrder, SETTING_DEFAULTS.defaultSearchSortOrder),
    fields: (offered.length > 0 ? offered : ['title']).map((name, key) => emptyRow(key, name)),
  };
}

/** A row without a value. */
export function emptyRow(key: number, name = 'title'): FieldRow {
  return { key, name, relation: 'and', mode: 'contains', value: '' };
}

/** The rows with a value; only these are sent. */
export function filledFields(criteria: Criteria): readonly FieldRow[] {
  return criteria.fields.filter((field) => field.value.trim() !== '');
}

/** Whether anything but the query differs from a fresh search (`docs/behaviour.md` C4). */
export function isAltered(criteria: Criteria, defaults: Criteria): boolean {
  return (
    criteria.context !== defaults.context ||
    criteria.sortField !== defaults.sortField ||
    criteria.sortOrder !== defaults.sortOrder ||
    filledFields(criteria).length > 0
  );
}
