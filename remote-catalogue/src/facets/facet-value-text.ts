import { FACETS, labelIn, readYears } from '@leeszaal/shared-contracts';
import type { I18n } from '@lingui/core';
import { readableLanguage } from '../publication/readable-value.ts';
import type { TypeLabels } from '../publication/type-labels.ts';
import { yearsText } from '../years/year-text.ts';
import { FACET_NAMES } from './facet-names.ts';

/**
 * A facet value as it is shown: a language by its name, a document type by its label, a range of years.
 *
 * @param types labels of document types; a type without a label has its plain name
 */
export function facetValueText(
  group: string,
  value: string,
  i18n: I18n,
  types: TypeLabels,
): string {
  if (group === 'documenttype') return labelIn(types.get(value), i18n.locale, value);
  const years = group === 'yearofpublication' ? readYears(value) : undefined;
  if (years) return yearsText(years, i18n);
  return group === 'language' ? readableLanguage(value, i18n.locale) : value;
}

/** The name of a facet; of an unknown one its wire name. */
export function facetName(group: string, i18n: I18n): string {
  const known = FACETS.find((facet) => facet === group);
  return known === undefined ? group : i18n._(FACET_NAMES[known]);
}
