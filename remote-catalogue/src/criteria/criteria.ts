import {
  ADVANCED_FIELDS,
  type AdvancedFieldName,
  type ClientSettings,
  type FieldMode,
  type FieldOperator,
  QUERY_TYPE,
  SETTING_DEFAULTS,
  type SearchContext,
  SORT_FIELDS,
  SORT_ORDERS,
  type SortField,
  type SortOrder,
} from '@leeszaal/shared-contracts';

/** Whether the words count each by itself, or as one phrase (`docs/decisions.md` 13). */
export type ContextOption = 'words' | 'phrase';

/** One row of the advanced panel. */
export interface FieldRow {
  /** Tells rows apart while they are edited. */
  readonly key: number;
  readonly relation: FieldOperator;
  /** One of `ADVANCED_FIELDS`, or what a link asks for beyond them (`docs/decisions.md` 14). */
  readonly name: string;
  readonly mode: FieldMode;
  readonly value: string;
}

/** What a person searches for: the whole of the search bar and its panel. */
export interface Criteria {
  /** As typed; in phrase mode without the quotes. */
  readonly query: string;
  readonly context: SearchContext;
  readonly option: ContextOption;
  readonly fields: readonly FieldRow[];
  readonly sortField: SortField;
  readonly sortOrder: SortOrder;
}

/** The contexts in the order in which they are offered. */
export const CONTEXTS = Object.keys(QUERY_TYPE) as readonly SearchContext[];

function known<T extends string>(options: readonly T[], value: unknown, fallback: T): T {
  return options.find((option) => option === value) ?? fallback;
}

/** The criteria of a fresh search: the client's defaults where they are known options (`docs/decisions.md` 16). */
export function defaultCriteria(settings: ClientSettings): Criteria {
  const names = settings.defaultAdvancedSearchFields ?? [];
  const offered = names.filter((name): name is AdvancedFieldName =>
    ADVANCED_FIELDS.some((field) => field === name),
  );
  return {
    query: '',
    option: 'words',
    context: known(CONTEXTS, settings.defaultSearchContext, SETTING_DEFAULTS.defaultSearchContext),
    sortField: known(
      SORT_FIELDS,
      settings.defaultSearchSortField,
      SETTING_DEFAULTS.defaultSearchSortField,
    ),
    sortOrder: known(
      SORT_ORDERS,
      settings.defaultSearchSortOrder,
      SETTING_DEFAULTS.defaultSearchSortOrder,
    ),
    fields: (offered.length > 0 ? offered : (['title'] as const)).map((name, key) =>
      emptyRow(key, name),
    ),
  };
}

/** A row that asks for nothing yet. */
export function emptyRow(key: number, name = 'title'): FieldRow {
  return { key, name, relation: 'and', mode: 'contains', value: '' };
}

/** The rows that are sent: those with a value. */
export function filledFields(criteria: Criteria): readonly FieldRow[] {
  return criteria.fields.filter((field) => field.value.trim() !== '');
}

/** Whether anything but the query differs from what a fresh search has (`docs/behaviour.md` C4). */
export function isAltered(criteria: Criteria, defaults: Criteria): boolean {
  return (
    criteria.context !== defaults.context ||
    criteria.sortField !== defaults.sortField ||
    criteria.sortOrder !== defaults.sortOrder ||
    filledFields(criteria).length > 0
  );
}
