import { ADVANCED_FIELDS, type AdvancedFieldName } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The fields that a row of the panel offers. */
export const FIELD_NAMES: Record<AdvancedFieldName, MessageDescriptor> = {
  title: msg`Title`,
  authors: msg`Authors`,
  isbn: msg`ISBN`,
  publisher: msg`Publisher`,
  keywords: msg`Keywords`,
};

/** The other fields that a value of a detail can search, by their wire names. */
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

/** What a field is called: by its wire name where nothing else is known of it. */
export function fieldName(name: string, translate: (message: MessageDescriptor) => string): string {
  const known = BY_NAME.get(name);
  return known ? translate(known) : name;
}

/** Whether a field is one that the panel offers. */
export function isAdvancedField(name: string): name is AdvancedFieldName {
  return ADVANCED_FIELDS.some((field) => field === name);
}
