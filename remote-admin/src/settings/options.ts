import type {
  AdvancedFieldName,
  Language,
  SearchContext,
  SortField,
  SortOrder,
} from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The names of the settings' options. */
export const FIELD_NAMES: Record<AdvancedFieldName, MessageDescriptor> = {
  title: msg`Title`,
  authors: msg`Authors`,
  isbn: msg`ISBN`,
  publisher: msg`Publisher`,
  keywords: msg`Keywords`,
};
export const CONTEXT_NAMES: Record<SearchContext, MessageDescriptor> = {
  metadata: msg`Metadata`,
  content: msg`Full text`,
  metadataAndContent: msg`All`,
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
/** Each language in its own name, which its speakers recognise. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  nl: 'Nederlands',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
};
