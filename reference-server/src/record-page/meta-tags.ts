import type { CslItem, CslName, CslType } from '../citations/facts/csl-item.contract.ts';
import { KEYWORD_SEPARATOR } from '../citations/facts/keyword-separator.constant.ts';
import { isoDate } from './iso-date.ts';

/** Names and contents of `meta` elements, in order. */
export type MetaTags = readonly (readonly [name: string, content: string])[];

type Possible = readonly (readonly [string, string | undefined])[];

const present = (tags: Possible): MetaTags =>
  tags.flatMap(([name, content]) => (content ? [[name, content] as const] : []));

/** A name as reference managers read it. */
const inverted = ({ family, given, literal }: CslName): string => literal ?? `${family}, ${given}`;

const each = (name: string, values: readonly string[] = []): Possible =>
  values.map((value) => [name, value] as const);

const keywordsOf = ({ keyword }: CslItem): readonly string[] =>
  keyword?.split(KEYWORD_SEPARATOR) ?? [];

/** The tags whose names differ by the type of work. */
function ofType(item: CslItem): Possible {
  const { publisher, 'container-title': container } = item;
  switch (item.type) {
    case 'thesis':
      return [['citation_dissertation_institution', publisher]];
    case 'report':
      return [['citation_technical_report_institution', publisher]];
    case 'chapter':
      return [
        ['citation_inbook_title', container],
        ['citation_publisher', publisher],
      ];
    case 'article-journal':
      return [
        ['citation_journal_title', container],
        ['citation_publisher', publisher],
      ];
    default:
      return [['citation_publisher', publisher]];
  }
}

/** The tags of Highwire Press, which reference managers and Google Scholar read. */
export function highwireTags(item: CslItem, url: string): MetaTags {
  const [first, last] = (item.page ?? '').split(/[-,]/).map((page) => page.trim());
  const date = item.issued && isoDate(item.issued)?.split('/')[0]?.replaceAll('-', '/');
  return present([
    ['citation_title', item.title],
    ...each('citation_author', item.author?.map(inverted)),
    ...each('citation_editor', item.editor?.map(inverted)),
    ['citation_publication_date', date],
    ...ofType(item),
    ['citation_volume', item.volume],
    ['citation_issue', item.issue],
    ['citation_firstpage', first],
    ['citation_lastpage', last],
    ['citation_isbn', item.ISBN],
    ['citation_issn', item.ISSN],
    ['citation_doi', item.DOI],
    ['citation_language', item.language],
    ...each('citation_keywords', keywordsOf(item)),
    ['citation_abstract_html_url', url],
  ]);
}

const DCMI_TYPES: Partial<Readonly<Record<CslType, string>>> = {
  collection: 'Collection',
  map: 'StillImage',
};

/** The elements and terms of Dublin Core. */
export function dublinCoreTags(item: CslItem, url: string): MetaTags {
  const others = [...(item.editor ?? []), ...(item.translator ?? []), ...(item.illustrator ?? [])];
  return present([
    ['DC.title', item.title],
    ...each('DC.creator', item.author?.map(inverted)),
    ...each('DC.contributor', others.map(inverted)),
    ['DC.publisher', item.publisher],
    ['DC.date', item.issued && isoDate(item.issued)],
    ['DC.type', DCMI_TYPES[item.type] ?? 'Text'],
    ['DC.language', item.language],
    ...each('DC.subject', keywordsOf(item)),
    ['DC.identifier', url],
    ['DC.identifier', item.ISBN && `urn:isbn:${item.ISBN}`],
    ['DC.identifier', item.ISSN && `urn:issn:${item.ISSN}`],
    ['DC.identifier', item.DOI && `doi:${item.DOI}`],
    ['DCTERMS.issued', item.issued && isoDate(item.issued)],
    ['DCTERMS.isPartOf', item['container-title'] ?? item['collection-title']],
    ['DCTERMS.abstract', item.abstract],
  ]);
}
