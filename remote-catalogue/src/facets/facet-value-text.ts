import { FACETS, FORMS, labelIn, READABLE_NOW, readYears } from '@leeszaal/shared-contracts';
import type { I18n } from '@lingui/core';
import { readableLanguage } from '../publication/readable-value.ts';
import type { TypeLabels } from '../publication/type-labels.ts';
import { yearsText } from '../years/year-text.ts';
import { FACET_NAMES, FORM_NAMES, READABLE_NOW_NAME } from './facet-names.ts';

/**
 * A facet value as it is shown: a language, a document type or a form by its name, a range of years.
 *
 * @param types labels of document types; a type without a label has its plain name
 */
export function facetValueText(
  group: string,
  value: string,
  i18n: I18n,
  types: TypeLabels,
): string {
  switch (group) {
    case 'documenttype':
      return labelIn(types.get(value), i18n.locale, value);
    case 'language':
      return readableLanguage(value, i18n.locale);
    case 'yearofpublication': {
      const years = readYears(value);
      return years ? yearsText(years, i18n) : value;
    }
    case 'form': {
      const form = FORMS.find((each) => each === value);
      return form ? i18n._(FORM_NAMES[form]) : value;
    }
    default:
      return value;
  }
}

/** A choice as a chip: `Language: Dutch`. What is readable now says so itself. */
export function facetChoiceText(
  group: string,
  value: string,
  i18n: I18n,
  types: TypeLabels,
): string {
  if (group === 'availability' && value === READABLE_NOW) return i18n._(READABLE_NOW_NAME);
  const known = FACETS.find((facet) => facet === group);
  const name = known === undefined ? group : i18n._(FACET_NAMES[known]);
  return `${name}: ${facetValueText(group, value, i18n, types)}`;
}
