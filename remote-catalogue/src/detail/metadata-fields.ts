import type { Labels, Publication } from '@leeszaal/shared-contracts';
import { FIELD_NAMES } from '@leeszaal/shared-contracts/labels';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { VALUE_FIELD_NAMES } from '../criteria/field-names.ts';

/**
 * How a value is shown. A `value` links to publications with the same value; so does a `language`, by its name. A
 * `date` and a `text` are no links.
 */
export type FieldKind = 'value' | 'language' | 'date' | 'text';

/** A field of a publication; `name` is its wire name, for searches. */
export interface MetadataField {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly kind: FieldKind;
  readonly values: (publication: Publication) => readonly string[];
  /** Labels of the value by language; searches use the value itself. */
  readonly labels?: (publication: Publication) => Labels | undefined;
}

function field(
  name: string,
  label: MessageDescriptor,
  key: keyof Publication,
  kind: FieldKind = 'value',
): MetadataField {
  const values = (publication: Publication): readonly string[] => {
    const value: unknown = publication[key];
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    return list.filter((each): each is string => typeof each === 'string' && each.trim() !== '');
  };
  return { name, label, kind, values };
}

/** The section *Characteristics*. */
export const CHARACTERISTICS: readonly MetadataField[] = [
  field('authors', msg`Author(s)`, 'authors'),
  field('corporateauthors', VALUE_FIELD_NAMES.corporateauthors, 'corporateAuthors'),
  {
    ...field('documenttype', VALUE_FIELD_NAMES.documenttype, 'documentType'),
    labels: ({ documentTypeLabels }) => documentTypeLabels,
  },
  field('language', VALUE_FIELD_NAMES.language, 'language', 'language'),
  field('keywords', FIELD_NAMES.keywords, 'keywords'),
  field('geographicalkeywords', VALUE_FIELD_NAMES.geographicalkeywords, 'geographicalKeywords'),
  field('jurisdiction', VALUE_FIELD_NAMES.jurisdiction, 'jurisdiction'),
];

/** The section *Publication*. */
export const PUBLICATION: readonly MetadataField[] = [
  field('publisher', FIELD_NAMES.publisher, 'publisher'),
  field('placeofpublication', VALUE_FIELD_NAMES.placeofpublication, 'placeOfPublication'),
  field('yearofpublication', VALUE_FIELD_NAMES.yearofpublication, 'yearOfPublication'),
  field('edition', msg`Edition`, 'edition', 'text'),
  field('isbn', FIELD_NAMES.isbn, 'isbn'),
  field('seriestitle', VALUE_FIELD_NAMES.seriestitle, 'seriesTitle'),
  field('seriesnumber', msg`Series number`, 'seriesNumber', 'text'),
  field('source', VALUE_FIELD_NAMES.source, 'source'),
  field('sourcedetails', msg`Source details`, 'sourceDetails', 'text'),
  field('collation', msg`Collation`, 'collation', 'text'),
];

/** The section *Archive*. */
export const ARCHIVE: readonly MetadataField[] = [
  field('filenumber', VALUE_FIELD_NAMES.filenumber, 'fileNumber'),
  field('filedatestart', msg`Start date of file`, 'fileDateStart', 'date'),
  field('filedateend', msg`End date of file`, 'fileDateEnd', 'date'),
  field('filedatedestroyed', msg`Date of destruction`, 'fileDateDestroyed', 'date'),
];

/** The section *Other characteristics*. */
export const OTHER_CHARACTERISTICS: readonly MetadataField[] = [
  field('reference', VALUE_FIELD_NAMES.reference, 'reference'),
  field('signature', VALUE_FIELD_NAMES.signature, 'signature'),
  field('bibiscode', VALUE_FIELD_NAMES.bibiscode, 'bibisCode'),
  field('class', VALUE_FIELD_NAMES.class, 'class'),
  field('classification', VALUE_FIELD_NAMES.classification, 'classification'),
  field('nuance', VALUE_FIELD_NAMES.nuance, 'nuance'),
  field('extranuance', VALUE_FIELD_NAMES.extranuance, 'extraNuance'),
  field('rubric', VALUE_FIELD_NAMES.rubric, 'rubric'),
  field('collection', VALUE_FIELD_NAMES.collection, 'collection'),
  field('registry', msg`Registry`, 'registry', 'text'),
  field('library', msg`Library`, 'library', 'text'),
  field('location', msg`Location`, 'location', 'text'),
  field('subscription', msg`Subscription`, 'subscription', 'text'),
  field('annotation', msg`Annotation`, 'annotation', 'text'),
  field('additionalinfo', msg`Additional information`, 'additionalInfo', 'text'),
];
