import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  AdvancedFieldName,
  SearchContext,
  SortField,
  SortOrder,
} from '../api/entities/search.ts';

/** Labels of search options: in the catalogue's search, and for its defaults in the administration. */
export const CONTEXT_NAMES: Record<SearchContext, MessageDescriptor> = {
  metadata: msg`Metadata`,
  content: msg`Full text`,
  metadataAndContent: msg`All`,
};
export const FIELD_NAMES: Record<AdvancedFieldName, MessageDescriptor> = {
  title: msg`Title`,
  authors: msg`Authors`,
  isbn: msg`ISBN`,
  publisher: msg`Publisher`,
  keywords: msg`Keywords`,
};
export const SORT_FIELD_NAMES: Record<SortField, MessageDescriptor> = {
  score: msg`Relevance`,
  title: msg`Title`,
  yearofpublication: msg`Year`,
};
export const SORT_ORDER_NAMES: Record<SortOrder, MessageDescriptor> = {
  desc: msg`Descending`,
  asc: msg`Ascending`,
};

/** Options of a select or a radio group, in the order of `names`. */
export function optionsOf<K extends string>(
  names: Readonly<Record<K, MessageDescriptor>>,
  i18n: I18n,
): { id: K; label: string }[] {
  return (Object.keys(names) as K[]).map((id) => ({ id, label: i18n._(names[id]) }));
}
