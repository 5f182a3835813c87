import { ADVANCED_FIELDS, LANGUAGES, readRichText } from '@leeszaal/shared-contracts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  CONTEXT_NAMES,
  FIELD_NAMES,
  LANGUAGE_NAMES,
  SORT_FIELD_NAMES,
  SORT_ORDER_NAMES,
} from '../settings/options.ts';

const CHOICES = {
  defaultSearchContext: CONTEXT_NAMES,
  defaultSearchSortField: SORT_FIELD_NAMES,
  defaultSearchSortOrder: SORT_ORDER_NAMES,
} as const;

/** The text of a rich text, without its formats. */
function plainText(text: string): string {
  return readRichText(text)
    .map(({ runs }) => runs.map((run) => run.text).join(''))
    .join(' ')
    .trim();
}

const fieldName = (field: unknown, i18n: I18n): string => {
  const known = ADVANCED_FIELDS.find((name) => name === field);
  return known ? i18n._(FIELD_NAMES[known]) : String(field);
};

/** A setting's value as its tab names it; an unknown value is shown as it is. */
export function settingValue(name: string, value: unknown, i18n: I18n): string {
  if (value === null) return i18n._(msg`default`);
  if (typeof value === 'boolean') return value ? i18n._(msg`yes`) : i18n._(msg`no`);
  if (Array.isArray(value)) return value.map((field) => fieldName(field, i18n)).join(', ') || '–';
  if (typeof value !== 'string') return JSON.stringify(value);
  if (name === 'infotext') return plainText(value) || '–';
  if (name === 'defaultLanguage') {
    const known = LANGUAGES.find((language) => language === value);
    return known ? LANGUAGE_NAMES[known] : value;
  }
  const choices: Readonly<Record<string, (typeof CONTEXT_NAMES)['content']>> =
    name in CHOICES ? CHOICES[name as keyof typeof CHOICES] : {};
  const choice = choices[value];
  return choice ? i18n._(choice) : value;
}
