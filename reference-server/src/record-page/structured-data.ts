import type { CslItem, CslName, CslType } from '../citations/facts/csl-item.contract.ts';
import { KEYWORD_SEPARATOR } from '../citations/facts/keyword-separator.constant.ts';
import { isoDate } from './iso-date.ts';

/** The classes of schema.org. */
const CLASSES: Readonly<Record<CslType, string>> = {
  'article-journal': 'ScholarlyArticle',
  book: 'Book',
  chapter: 'Chapter',
  collection: 'ArchiveComponent',
  document: 'CreativeWork',
  legislation: 'Legislation',
  map: 'Map',
  periodical: 'Periodical',
  report: 'Report',
  thesis: 'Thesis',
};

function agent({ family, given, literal }: CslName, isPerson: boolean): object {
  if (literal !== undefined)
    return { '@type': isPerson ? 'Person' : 'Organization', name: literal };
  return { '@type': 'Person', name: `${given} ${family}`, familyName: family, givenName: given };
}

/** The periodical of an article, with its volume and issue around it, or the book of a chapter. */
function containerOf(item: CslItem): object | undefined {
  const { 'container-title': name, volume, issue, type, ISSN: issn } = item;
  if (name === undefined) return undefined;
  if (type === 'chapter') return { '@type': 'Book', name };
  const periodical = { '@type': 'Periodical', name, issn };
  const ofVolume =
    volume === undefined
      ? periodical
      : { '@type': 'PublicationVolume', volumeNumber: volume, isPartOf: periodical };
  return issue === undefined
    ? ofVolume
    : { '@type': 'PublicationIssue', issueNumber: issue, isPartOf: ofVolume };
}

function seriesOf(item: CslItem): object | undefined {
  const name = item['collection-title'];
  return name === undefined ? undefined : { '@type': 'BookSeries', name };
}

/**
 * A record for search engines, in the vocabulary of schema.org.
 *
 * @param people the names that are persons’, though they have no parts
 */
export function structuredData(item: CslItem, url: string, people: ReadonlySet<string>): object {
  const agents = (names: readonly CslName[] | undefined) =>
    names?.map((name) => agent(name, people.has(name.literal ?? '')));
  const { DOI: doi, edition } = item;
  return {
    '@context': 'https://schema.org',
    '@type': CLASSES[item.type],
    '@id': url,
    url,
    name: item.title,
    author: agents(item.author),
    editor: agents(item.editor),
    translator: agents(item.translator),
    illustrator: agents(item.illustrator),
    datePublished: item.issued && isoDate(item.issued),
    publisher: item.publisher && { '@type': 'Organization', name: item.publisher },
    inLanguage: item.language,
    isbn: item.ISBN,
    issn: item['container-title'] === undefined ? item.ISSN : undefined,
    identifier: doi && { '@type': 'PropertyValue', propertyID: 'doi', value: doi },
    sameAs: doi && `https://doi.org/${doi}`,
    bookEdition: item.type === 'book' ? edition : undefined,
    version: item.type === 'book' ? undefined : edition,
    numberOfPages: item['number-of-pages'] && Number(item['number-of-pages']),
    pagination: item.page,
    position: item['collection-number'] ?? item['chapter-number'],
    isPartOf: containerOf(item) ?? seriesOf(item),
    keywords: item.keyword?.split(KEYWORD_SEPARATOR),
    abstract: item.abstract,
  };
}
