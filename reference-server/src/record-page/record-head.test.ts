import { describe, expect, test } from '@jest/globals';
import { publicationCodec } from '@leeszaal/shared-contracts';
import { Parser } from 'htmlparser2';
import * as v from 'valibot';
import { recordHead, withHead } from './record-head.ts';

const URL = 'https://library.example/record/0/7';
const PAGE =
  '<!doctype html><html><head><title>Leeszaal</title></head><body><div id="app"></div></body></html>';

/** The elements of a head as a browser reads them. */
function headOf(record: object) {
  const publication = v.parse(publicationCodec.schema, { id: 7, ...record });
  const page = withHead(PAGE, recordHead(publication, { url: URL, productName: 'Leeszaal' }));
  const meta: [string, string][] = [];
  const links: Record<string, string> = {};
  const found = { title: '', data: '', names: [] as string[] };
  let open = '';
  const parser = new Parser({
    onopentag(name, { name: key, property, content = '', rel, href = '' }) {
      open = name;
      found.names.push(name);
      if (name === 'meta') meta.push([key ?? property ?? '', content]);
      if (name === 'link' && rel) links[rel] = href;
    },
    ontext(text) {
      if (open === 'title') found.title += text;
      if (open === 'script') found.data += text;
    },
    onclosetag() {
      open = '';
    },
  });
  parser.end(page);
  const all = (key: string) => meta.filter(([name]) => name === key).map(([, content]) => content);
  return { page, links, all, ...found, data: JSON.parse(found.data) };
}

const BOOK = {
  title: 'De avonden',
  subtitle: 'een winterverhaal',
  authors: ['Reve, Gerard'],
  documentType: 'Book',
  documentTypeIcon: 'book',
  isbn: '9789023400000',
  publisher: 'De Bezige Bij',
  placeOfPublication: 'Amsterdam',
  yearOfPublication: '1947',
  language: 'nl',
  keywords: ['winter', 'Amsterdam'],
  abstract: '<p>Ten <b>nights</b> &amp; a rabbit.</p>',
};

test('a book is a Book of schema.org, and has the tags of reference managers [S2.180 S2.181 S2.182]', () => {
  const { title, data, all, links } = headOf(BOOK);
  expect(title).toBe('De avonden: een winterverhaal – Leeszaal');
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Book',
    '@id': URL,
    url: URL,
    name: 'De avonden: een winterverhaal',
    author: [{ '@type': 'Person', name: 'Gerard Reve', familyName: 'Reve', givenName: 'Gerard' }],
    datePublished: '1947',
    publisher: { '@type': 'Organization', name: 'De Bezige Bij' },
    inLanguage: 'nl',
    isbn: '9789023400000',
    keywords: ['winter', 'Amsterdam'],
    abstract: 'Ten nights & a rabbit.',
  });
  expect(all('citation_title')).toEqual(['De avonden: een winterverhaal']);
  expect(all('citation_author')).toEqual(['Reve, Gerard']);
  expect(all('citation_publication_date')).toEqual(['1947']);
  expect(all('citation_isbn')).toEqual(['9789023400000']);
  expect(all('DC.identifier')).toEqual([URL, 'urn:isbn:9789023400000']);
  expect(all('DC.subject')).toEqual(['winter', 'Amsterdam']);
  expect(all('DCTERMS.issued')).toEqual(['1947']);
  expect(links).toMatchObject({ canonical: URL, 'schema.DC': expect.stringContaining('purl.org') });
  expect(all('og:title')).toEqual(['De avonden: een winterverhaal']);
  expect(all('og:url')).toEqual([URL]);
  expect(all('description')).toEqual(['Ten nights & a rabbit.']);
});

test('an article is part of its periodical, by volume and issue [S2.181 S2.182]', () => {
  const { data, all } = headOf({
    title: 'Molecular Structure of Nucleic Acids',
    authors: ['Watson, James D.', 'Crick, Francis H. C.'],
    documentTypeIcon: 'article',
    source: 'Nature',
    sourceDetails: 'Vol. 171, no. 4356 (25 April 1953), p. 737–738',
    yearOfPublication: '1953',
    multimedia: {
      links: [{ url: 'https://doi.org/10.1038/171737a0', label: 'Nature' }],
      documents: [],
      sounds: [],
      movies: [],
      images: [],
      copyDocuments: [],
    },
  });
  expect(data).toMatchObject({
    '@type': 'ScholarlyArticle',
    sameAs: 'https://doi.org/10.1038/171737a0',
    pagination: '737-738',
    isPartOf: {
      '@type': 'PublicationIssue',
      issueNumber: '4356',
      isPartOf: {
        '@type': 'PublicationVolume',
        volumeNumber: '171',
        isPartOf: { '@type': 'Periodical', name: 'Nature' },
      },
    },
  });
  expect(all('citation_journal_title')).toEqual(['Nature']);
  expect(all('citation_author')).toHaveLength(2);
  expect([all('citation_firstpage'), all('citation_lastpage')]).toEqual([['737'], ['738']]);
  expect(all('citation_doi')).toEqual(['10.1038/171737a0']);
});

test.each([
  ['archive', 'ArchiveComponent'],
  ['journal', 'Periodical'],
  ['law', 'Legislation'],
  ['map', 'Map'],
  ['report', 'Report'],
  ['thesis', 'Thesis'],
  ['video', 'CreativeWork'],
])('the document type %s is a %s [S2.181]', (documentTypeIcon, type) => {
  expect(headOf({ title: 'A', documentTypeIcon }).data['@type']).toBe(type);
});

describe('a hostile record', () => {
  const EVIL = `</script></title><script>alert(1)</script>"><img src=x onerror=alert(1)> $& $' <!--`;

  test('adds no element and ends none [S2.183]', () => {
    const texts = {
      title: EVIL,
      subtitle: EVIL,
      authors: [EVIL, `${EVIL}, ${EVIL}`],
      publisher: EVIL,
      isbn: EVIL,
      language: EVIL,
      keywords: [EVIL],
      abstract: EVIL,
      yearOfPublication: EVIL,
    };
    const { names, data, all, page } = headOf(texts);
    expect(names.filter((name) => name === 'script')).toHaveLength(1);
    expect(names).not.toContain('img');
    expect(names.filter((name) => name === 'title')).toHaveLength(1);
    expect(data.publisher.name).toBe(EVIL);
    expect(all('citation_publisher')).toEqual([EVIL]);
    expect(page.match(/<\/head>/g)).toHaveLength(1);
    expect(page).toContain('<div id="app"></div>');
  });
});

test('a record without any facts has a head without them', () => {
  const { title, all, data } = headOf({});
  expect(title).toBe('Leeszaal');
  expect(all('description')).toEqual([]);
  expect(all('citation_author')).toEqual([]);
  expect(data).not.toHaveProperty('author');
});
