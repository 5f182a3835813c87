import type { Labels, Publication } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { FIELD_NAMES, VALUE_FIELD_NAMES } from '../criteria/field-names.ts';

/**
 * How a value is shown. A `value` leads to the publications that share it; a `language` does so too,
 * by its name instead of its code. A `date` and a `text` belong to this publication alone.
 */
export type FieldKind = 'value' | 'language' | 'date' | 'text';

/** One line of a publication's description; `name` is the wire's, for a search by it. */
export interface MetadataField {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly kind: FieldKind;
  readonly values: (publication: Publication) => readonly string[];
  /** What the value is called by language; it is searched by itself all the same. */
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

/** What characterises the work. */
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

/** How it was published. */
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

/** What an archive keeps of it. */
export const ARCHIVE: readonly MetadataField[] = [
  field('filenumber', VALUE_FIELD_NAMES.filenumber, 'fileNumber'),
  field('filedatestart', msg`Start date of file`, 'fileDateStart', 'date'),
  field('filedateend', msg`End date of file`, 'fileDateEnd', 'date'),
  field('filedatedestroyed', msg`Date of destruction`, 'fileDateDestroyed', 'date'),
];

/** Everything else. */
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
