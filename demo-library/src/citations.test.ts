import { Cite, type CSL, type CSLName } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { expect, it } from '@jest/globals';
import {
  type CslItem,
  toCsl,
  writeBibtex,
  writeCslJson,
  writeRis,
} from '@leeszaal/reference-server/testing';
import { publicationCodec } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { libraryRows } from './library.ts';

/* Another program reads what the portal writes of all records of the demonstration. */

const ITEMS: readonly CslItem[] = libraryRows(new Date()).map(({ connectionId, id, record }) => ({
  ...toCsl(v.parse(publicationCodec.schema, { ...record, id }), `${connectionId}-${id}`),
  URL: `https://library.example/record/${connectionId}/${id}`,
}));

const TEXTS = [
  'title',
  'container-title',
  'collection-title',
  'edition',
  'volume',
  'issue',
  'chapter-number',
  'ISBN',
  'ISSN',
  'DOI',
  'URL',
  'language',
  'abstract',
] as const;

type Work = CslItem | CSL;

/** A name in the order of speech, however its parts are divided. */
function spoken(name: CSLName): string {
  const particles = [name['dropping-particle'], name['non-dropping-particle']];
  return [name.given, ...particles, name.family, name.literal].filter(Boolean).join(' ');
}

const namesOf = (work: Work) =>
  (['author', 'editor', 'translator'] as const).map((role) => work[role]?.map(spoken));

const plainPages = ({ page }: Work) => page?.toString().replaceAll('–', '-');
const keywordsOf = ({ keyword }: Work) => keyword?.split(/[,;] ?/);

/** The facts that every format keeps. */
const factsOf = (work: Work) => ({
  texts: TEXTS.map((name) => work[name]?.toString()),
  names: namesOf(work),
  pages: plainPages(work),
  keywords: keywordsOf(work),
});

const firstYear = ({ issued }: Work): string | undefined =>
  issued?.['date-parts']?.[0]?.[0]?.toString() ?? issued?.literal?.slice(0, 4);

const read = (text: string): readonly CSL[] => new Cite(text).data;

it('RIS says to another program what the records say [S2.196]', () => {
  const works = read(writeRis(ITEMS));
  expect(works.map(factsOf)).toEqual(ITEMS.map(factsOf));
  expect(works.map(firstYear)).toEqual(ITEMS.map(firstYear));
  // The format has no type for an archive file.
  const types = ITEMS.map(({ type }) => (type === 'collection' ? 'document' : type));
  expect(works.map(({ type }) => type)).toEqual(types);
  const imprint = (work: Work) => [work.publisher, work['publisher-place']];
  // Of an article its reader takes no publisher.
  const whole = (_: Work, at: number) => ITEMS[at]?.type !== 'article-journal';
  expect(works.filter(whole).map(imprint)).toEqual(ITEMS.filter(whole).map(imprint));
});

it('BibTeX says to another program what the records say [S2.197]', () => {
  const works = read(writeBibtex(ITEMS));
  expect(works.map(factsOf)).toEqual(ITEMS.map(factsOf));
  expect(works.map(firstYear)).toEqual(ITEMS.map(firstYear));
  const imprint = (work: Work) => [work.publisher, work['publisher-place']];
  expect(works.map(imprint)).toEqual(ITEMS.map(imprint));
  const known = new Set(['article-journal', 'book', 'chapter', 'report', 'thesis']);
  const types = ITEMS.map(({ type }) => (known.has(type) ? type : 'document'));
  expect(works.map(({ type }) => type)).toEqual(types);
});

it('CSL-JSON is read as it was written [S2.198]', () => {
  const works = read(writeCslJson(ITEMS));
  expect(works.map(factsOf)).toEqual(ITEMS.map(factsOf));
  expect(works.map(({ issued, type }) => [issued, type])).toEqual(
    ITEMS.map(({ issued, type }) => [issued, type]),
  );
});
