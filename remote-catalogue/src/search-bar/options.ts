import type {
  FieldMode,
  FieldOperator,
  SearchContext,
  SortField,
  SortOrder,
} from '@leeszaal/shared-contracts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContextOption } from '../criteria/criteria.ts';

/** Labels of the options of a search. */
export const CONTEXT_NAMES: Record<SearchContext, MessageDescriptor> = {
  metadata: msg`Metadata`,
  content: msg`Full text`,
  metadataAndContent: msg`All`,
};
export const OPTION_NAMES: Record<ContextOption, MessageDescriptor> = {
  words: msg`Words`,
  phrase: msg`Phrase`,
};
export const RELATION_NAMES: Record<FieldOperator, MessageDescriptor> = {
  and: msg`and`,
  or: msg`or`,
};
export const MODE_NAMES: Record<FieldMode, MessageDescriptor> = {
  contains: msg`contains`,
  exact: msg`is exactly`,
  not: msg`does not contain`,
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

/** Options for a select or a radio group, in the order of `names`. */
export function optionsOf<K extends string>(
  names: Readonly<Record<K, MessageDescriptor>>,
  i18n: I18n,
): { id: K; label: string }[] {
  return (Object.keys(names) as K[]).map((id) => ({ id, label: i18n._(names[id]) }));
}
