import {
  ADVANCED_FIELDS,
  LANGUAGE_NAMES,
  LANGUAGES,
  RETENTION_SETTINGS,
  readRichText,
} from '@leeszaal/shared-contracts';
import { FIELD_NAMES } from '@leeszaal/shared-contracts/labels';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { OPTION_NAMES } from '../draft/setting-names.ts';

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

const languageName = (language: unknown): string => {
  const known = LANGUAGES.find((one) => one === language);
  return known ? LANGUAGE_NAMES[known] : String(language);
};

/** The settings that are numbers of days. */
const DAYS: readonly string[] = ['daysMarkedAsNew', ...RETENTION_SETTINGS];

const daysOf = (days: number): MessageDescriptor =>
  msg`${plural(days, { one: '# day', other: '# days' })}`;

function listOf(name: string, values: readonly unknown[], i18n: I18n): string {
  const nameOf = name === 'languages' ? languageName : (field: unknown) => fieldName(field, i18n);
  return values.map(nameOf).join(', ') || '–';
}

/** A setting's value as its tab names it; an unknown value is shown as it is. */
export function settingValue(name: string, value: unknown, i18n: I18n): string {
  if (value === null) return i18n._(msg`default`);
  if (typeof value === 'boolean') return value ? i18n._(msg`yes`) : i18n._(msg`no`);
  if (Array.isArray(value)) return listOf(name, value, i18n);
  if (typeof value === 'number' && DAYS.includes(name)) return i18n._(daysOf(value));
  if (typeof value !== 'string') return JSON.stringify(value);
  if (name === 'infotext') return plainText(value) || '–';
  if (name === 'defaultLanguage') return languageName(value);
  const options: Readonly<Record<string, MessageDescriptor>> =
    OPTION_NAMES[name as keyof typeof OPTION_NAMES] ?? {};
  const option = options[value];
  return option ? i18n._(option) : value;
}
