import type { Labels, Publication } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

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
  field('corporateauthors', msg`Corporate author(s)`, 'corporateAuthors'),
  {
    ...field('documenttype', msg`Document type`, 'documentType'),
    labels: ({ documentTypeLabels }) => documentTypeLabels,
  },
  field('language', msg`Language`, 'language', 'language'),
  field('keywords', msg`Keywords`, 'keywords'),
  field('geographicalkeywords', msg`Geographical keywords`, 'geographicalKeywords'),
  field('jurisdiction', msg`Jurisdiction`, 'jurisdiction'),
];

/** How it was published. */
export const PUBLICATION: readonly MetadataField[] = [
  field('publisher', msg`Publisher`, 'publisher'),
  field('placeofpublication', msg`Place of publication`, 'placeOfPublication'),
  field('yearofpublication', msg`Year of publication`, 'yearOfPublication'),
  field('edition', msg`Edition`, 'edition', 'text'),
  field('isbn', msg`ISBN`, 'isbn'),
  field('seriestitle', msg`Series title`, 'seriesTitle'),
  field('seriesnumber', msg`Series number`, 'seriesNumber', 'text'),
  field('source', msg`Source`, 'source'),
  field('sourcedetails', msg`Source details`, 'sourceDetails', 'text'),
  field('collation', msg`Collation`, 'collation', 'text'),
];

/** What an archive keeps of it. */
export const ARCHIVE: readonly MetadataField[] = [
  field('filenumber', msg`File number`, 'fileNumber'),
  field('filedatestart', msg`Start date of file`, 'fileDateStart', 'date'),
  field('filedateend', msg`End date of file`, 'fileDateEnd', 'date'),
  field('filedatedestroyed', msg`Date of destruction`, 'fileDateDestroyed', 'date'),
];

/** Everything else. */
export const OTHER_CHARACTERISTICS: readonly MetadataField[] = [
  field('reference', msg`Reference`, 'reference'),
  field('signature', msg`Signature`, 'signature'),
  field('bibiscode', msg`Catalogue code`, 'bibisCode'),
  field('class', msg`Class`, 'class'),
  field('classification', msg`Classification`, 'classification'),
  field('nuance', msg`Nuance`, 'nuance'),
  field('extranuance', msg`Extra nuance`, 'extraNuance'),
  field('rubric', msg`Rubric`, 'rubric'),
  field('collection', msg`Collection`, 'collection'),
  field('registry', msg`Registry`, 'registry', 'text'),
  field('library', msg`Library`, 'library', 'text'),
  field('location', msg`Location`, 'location', 'text'),
  field('subscription', msg`Subscription`, 'subscription', 'text'),
  field('annotation', msg`Annotation`, 'annotation', 'text'),
  field('additionalinfo', msg`Additional information`, 'additionalInfo', 'text'),
];
