import type { Publication } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** One line of a publication's description; `name` is the wire's, for a search by it. */
export interface MetadataField {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly values: (publication: Publication) => readonly (string | undefined)[];
}

const one = (key: keyof Publication) => (publication: Publication) => {
  const value = publication[key];
  return typeof value === 'string' ? [value] : [];
};
const many = (key: keyof Publication) => (publication: Publication) => {
  const value = publication[key];
  return Array.isArray(value)
    ? value.filter((item): item is string => typeof item === 'string')
    : [];
};

/** What characterises the work. */
export const CHARACTERISTICS: readonly MetadataField[] = [
  { name: 'authors', label: msg`Author(s)`, values: many('authors') },
  { name: 'corporateauthors', label: msg`Corporate author(s)`, values: many('corporateAuthors') },
  { name: 'documenttype', label: msg`Document type`, values: one('documentType') },
  { name: 'language', label: msg`Language`, values: one('language') },
  { name: 'keywords', label: msg`Keywords`, values: many('keywords') },
  {
    name: 'geographicalkeywords',
    label: msg`Geographical keywords`,
    values: many('geographicalKeywords'),
  },
  { name: 'jurisdiction', label: msg`Jurisdiction`, values: many('jurisdiction') },
];

/** How it was published. */
export const PUBLICATION: readonly MetadataField[] = [
  { name: 'publisher', label: msg`Publisher`, values: one('publisher') },
  {
    name: 'placeofpublication',
    label: msg`Place of publication`,
    values: one('placeOfPublication'),
  },
  { name: 'yearofpublication', label: msg`Year of publication`, values: one('yearOfPublication') },
  { name: 'edition', label: msg`Edition`, values: one('edition') },
  { name: 'isbn', label: msg`ISBN`, values: one('isbn') },
  { name: 'seriestitle', label: msg`Series title`, values: one('seriesTitle') },
  { name: 'seriesnumber', label: msg`Series number`, values: one('seriesNumber') },
  { name: 'source', label: msg`Source`, values: one('source') },
  { name: 'sourcedetails', label: msg`Source details`, values: one('sourceDetails') },
  { name: 'collation', label: msg`Collation`, values: one('collation') },
];

/** What an archive keeps of it. */
export const ARCHIVE: readonly MetadataField[] = [
  { name: 'filenumber', label: msg`File number`, values: one('fileNumber') },
  { name: 'filedatestart', label: msg`Start date of file`, values: one('fileDateStart') },
  { name: 'filedateend', label: msg`End date of file`, values: one('fileDateEnd') },
  { name: 'filedatedestroyed', label: msg`Date of destruction`, values: one('fileDateDestroyed') },
];

/** Everything else. */
export const OTHER_CHARACTERISTICS: readonly MetadataField[] = [
  { name: 'reference', label: msg`Reference`, values: one('reference') },
  { name: 'signature', label: msg`Signature`, values: one('signature') },
  { name: 'bibiscode', label: msg`Catalogue code`, values: one('bibisCode') },
  { name: 'class', label: msg`Class`, values: many('class') },
  { name: 'classification', label: msg`Classification`, values: one('classification') },
  { name: 'nuance', label: msg`Nuance`, values: many('nuance') },
  { name: 'extranuance', label: msg`Extra nuance`, values: many('extraNuance') },
  { name: 'annotation', label: msg`Annotation`, values: many('annotation') },
  { name: 'rubric', label: msg`Rubric`, values: one('rubric') },
  { name: 'collection', label: msg`Collection`, values: one('collection') },
  { name: 'registry', label: msg`Registry`, values: one('registry') },
  { name: 'library', label: msg`Library`, values: one('library') },
  { name: 'location', label: msg`Location`, values: one('location') },
  { name: 'subscription', label: msg`Subscription`, values: one('subscription') },
  { name: 'additionalinfo', label: msg`Additional information`, values: one('additionalInfo') },
];
