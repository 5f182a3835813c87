import { labelIn } from '@leeszaal/shared-contracts';
import type { I18n } from '@lingui/core';
import type { FieldRow } from '../criteria/criteria.ts';
import { fieldName } from '../criteria/field-names.ts';
import { readableLanguage } from '../publication/readable-value.ts';
import type { TypeLabels } from '../publication/type-labels.ts';
import { MODE_NAMES } from './options.ts';

/** The value of a row, with a label in place of a code. */
function rowValue({ name, value }: FieldRow, language: string, types: TypeLabels): string {
  const text = value.trim();
  if (name === 'documenttype') return labelIn(types.get(text), language, text);
  return name === 'language' ? readableLanguage(text, language) : text;
}

/**
 * Describes a filled row: `Language: German`, `Title contains “sea”`.
 *
 * @param types labels of document types; a type without a label has its plain name
 */
export function rowText(row: FieldRow, i18n: I18n, types: TypeLabels): string {
  const name = fieldName(row.name, i18n);
  const value = rowValue(row, i18n.locale, types);
  if (row.mode === 'exact') return `${name}: ${value}`;
  return `${name} ${i18n._(MODE_NAMES[row.mode])} “${value}”`;
}
