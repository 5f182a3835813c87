import { type Publication, publicationCodec } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { CslItem } from '../facts/csl-item.contract.ts';
import { toCsl } from '../facts/to-csl.ts';

/** A publication of these facts. */
export const publicationWith = (record: object): Publication =>
  v.parse(publicationCodec.schema, { id: 1, ...record });

const work = (record: object): CslItem => toCsl(publicationWith(record), '0-1');

/** A link to the DOI, as records have it. */
export const linkTo = (url: string): object => ({
  links: [{ url, label: '' }],
  documents: [],
  sounds: [],
  movies: [],
  images: [],
  copyDocuments: [],
});

/** One work of each kind. */
export const WORKS = {
  book: work({
    title: 'De avonden',
    subtitle: 'een winterverhaal',
    authors: ['Reve, Gerard Kornelis van het'],
    documentTypeIcon: 'book',
    publisher: 'De Bezige Bij',
    placeOfPublication: 'Amsterdam',
    yearOfPublication: '1947',
    edition: '3e druk',
    seriesTitle: 'Bijenreeks',
    seriesNumber: '4',
    isbn: '9789023400000',
    language: 'nl',
  }),
  article: work({
    title: 'Molecular Structure of Nucleic Acids',
    authors: ['Watson, James D.', 'Crick, Francis H. C.'],
    documentTypeIcon: 'article',
    source: 'Nature',
    sourceDetails: 'Vol. 171, no. 4356 (25 April 1953), p. 737–738',
    yearOfPublication: '1953',
    multimedia: linkTo('https://doi.org/10.1038/171737a0'),
  }),
  chapter: work({
    title: 'Cataloguing',
    authors: ['Oosterhuis, Marit'],
    documentTypeIcon: 'article',
    source: 'A Handbook of Reading Rooms',
    sourceDetails: 'Chapter 3',
    publisher: 'Leeszaal Press',
    placeOfPublication: 'Amsterdam',
    yearOfPublication: '2026',
  }),
  edited: work({
    title: 'Letters',
    authors: ['Berg, Anna (ed.)', 'Vries, Piet de (red.)', 'Smit, Jo (vert.)'],
    documentTypeIcon: 'book',
    yearOfPublication: 'ca. 1920',
  }),
  thesis: work({
    title: 'Recherches sur les substances radioactives',
    authors: ['Curie, Marie'],
    corporateAuthors: ['Faculté des sciences de Paris'],
    documentTypeIcon: 'thesis',
    publisher: 'Gauthier-Villars',
    yearOfPublication: '1903',
  }),
  map: work({
    title: 'Topographische Karte',
    corporateAuthors: ['Eidgenössisches Topographisches Bureau'],
    documentTypeIcon: 'map',
    publisher: 'Eidgenössisches Topographisches Bureau',
    yearOfPublication: '1845–1862',
  }),
  archive: work({
    title: 'Stukken over de leeszaal',
    documentTypeIcon: 'archive',
    filenumber: 'BW 3.09',
    filedatestart: '1938-01-03',
    filedateend: '1940-05-10',
  }),
} as const;
