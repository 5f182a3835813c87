import { expect, test } from '@jest/globals';
import { type Publication, publicationCodec } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { ARCHIVE, CHARACTERISTICS, OTHER_CHARACTERISTICS, PUBLICATION } from './metadata-fields.ts';

const FIELDS = [...CHARACTERISTICS, ...PUBLICATION, ...ARCHIVE, ...OTHER_CHARACTERISTICS];

/** The fields of `docs/behaviour.md` C 2 in the four sections. */
const NAMES = [
  'authors',
  'corporateauthors',
  'yearofpublication',
  'isbn',
  'publisher',
  'documenttype',
  'seriestitle',
  'seriesnumber',
  'reference',
  'placeofpublication',
  'edition',
  'annotation',
  'language',
  'filenumber',
  'filedatestart',
  'filedateend',
  'filedatedestroyed',
  'source',
  'sourcedetails',
  'class',
  'classification',
  'keywords',
  'geographicalkeywords',
  'registry',
  'collation',
  'library',
  'location',
  'subscription',
  'signature',
  'bibiscode',
  'collection',
  'additionalinfo',
  'rubric',
  'nuance',
  'extranuance',
];
const LISTS = new Set(['authors', 'corporateauthors', 'annotation', 'class', 'keywords']);
for (const name of ['geographicalkeywords', 'nuance', 'extranuance']) LISTS.add(name);

const publicationOf = (record: object): Publication =>
  v.parse(publicationCodec.schema, { id: 1, title: 'A', ...record });

test('every field of the list has its line, and shows what the wire has under its name [C2.122]', () => {
  const record = Object.fromEntries(
    NAMES.map((name) => [name, LISTS.has(name) ? [`a ${name}`, ' '] : `a ${name}`]),
  );
  const publication = publicationOf(record);
  const shown = new Map(FIELDS.map(({ name, values }) => [name, values(publication)]));
  for (const name of NAMES) expect([name, shown.get(name)]).toEqual([name, [`a ${name}`]]);
});

test('what a record leaves out or blank has no line [C2.122]', () => {
  const publication = publicationOf({ publisher: ' ', keywords: [], isbn: null });
  expect(FIELDS.flatMap(({ values }) => values(publication))).toEqual([]);
});

test('each field stands in one section only', () => {
  expect(new Set(FIELDS.map(({ name }) => name)).size).toBe(FIELDS.length);
});
