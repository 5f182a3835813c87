import { ADVANCED_FIELDS, type AdvancedFieldName } from '@leeszaal/shared-contracts';
import { FIELD_NAMES } from '@leeszaal/shared-contracts/labels';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Labels of the other searchable fields of a publication, by wire name. */
export const VALUE_FIELD_NAMES = {
  corporateauthors: msg`Corporate author(s)`,
  documenttype: msg`Document type`,
  language: msg`Language`,
  geographicalkeywords: msg`Geographical keywords`,
  jurisdiction: msg`Jurisdiction`,
  placeofpublication: msg`Place of publication`,
  yearofpublication: msg`Year of publication`,
  seriestitle: msg`Series title`,
  source: msg`Source`,
  filenumber: msg`File number`,
  reference: msg`Reference`,
  signature: msg`Signature`,
  bibiscode: msg`Catalogue code`,
  class: msg`Class`,
  classification: msg`Classification`,
  nuance: msg`Nuance`,
  extranuance: msg`Extra nuance`,
  rubric: msg`Rubric`,
  collection: msg`Collection`,
} as const satisfies Record<string, MessageDescriptor>;

const BY_NAME: ReadonlyMap<string, MessageDescriptor> = new Map(
  Object.entries({ ...VALUE_FIELD_NAMES, ...FIELD_NAMES }),
);

/** The label of a field; its wire name if it has no label. */
export function fieldName(name: string, i18n: I18n): string {
  const known = BY_NAME.get(name);
  return known ? i18n._(known) : name;
}

/** Whether the advanced panel offers a field. */
export function isAdvancedField(name: string): name is AdvancedFieldName {
  return ADVANCED_FIELDS.some((field) => field === name);
}
