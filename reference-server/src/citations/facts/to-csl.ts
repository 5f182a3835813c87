import type { Publication } from '@leeszaal/shared-contracts';
import { plainText } from '../../search/indexing/plain-text.ts';
import type { CslDate, CslItem } from './csl-item.contract.ts';
import { cslType } from './csl-type.ts';
import { KEYWORD_SEPARATOR } from './keyword-separator.constant.ts';
import { readSpan, readYear } from './read-date.ts';
import { readDetails } from './read-details.ts';
import { readIdentifiers } from './read-identifiers.ts';
import { readNames } from './read-names.ts';

/** An edition that is counted, in four languages: `3rd edition`, `3e druk`, `3. Auflage`, `3e édition`. */
const COUNTED =
  /^(\d+)(?:st|nd|rd|th|ste|de|e|ème|\.)?\s*(?:edition|ed\.?|edn\.?|druk|dr\.?|auflage|aufl\.?|édition|éd\.?)$/i;

/** A number of pages in a collation: `XII, 346 p.`. */
const PAGE_COUNT = /(\d+)\s*(?:p|pp|blz|bladzijden|pages?|S|Seiten)\b/;

/** One line of text; undefined for none. */
function line(text: string | null | undefined): string | undefined {
  return text?.replace(/\s+/g, ' ').trim() || undefined;
}

/** Title and subtitle. A title that ends in a mark of its own gets no colon. */
function wholeTitle(title: string, subtitle: string | undefined): string {
  if (subtitle === undefined) return title;
  return /[:;?!…]$/.test(title) ? `${title} ${subtitle}` : `${title}: ${subtitle}`;
}

function issuedOf(publication: Publication): CslDate | undefined {
  const { yearOfPublication = '', fileDateStart, fileDateEnd } = publication;
  return readYear(yearOfPublication) ?? readSpan(fileDateStart, fileDateEnd);
}

/** The fields that have a text. */
function known<K extends string>(
  fields: Readonly<Record<K, string | undefined>>,
): Partial<Record<K, string>> {
  const entries = Object.entries<string | undefined>(fields);
  const present = entries.filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as Partial<Record<K, string>>;
}

/** The institution that a thesis was written for. It is cited in place of the publisher, who only printed it. */
function schoolOf({ authors, corporateAuthors }: Publication): string | undefined {
  return authors.length > 0 ? line(corporateAuthors[0]) : undefined;
}

/** Types that are published in something else; the source is then the container. */
const CONTAINED: ReadonlySet<string> = new Set(['article-journal', 'chapter']);

/**
 * A record as CSL-JSON (`docs/decisions.md` 115). It says nothing that the record does not.
 *
 * @param id unique in the list that the item is part of
 */
export function toCsl(publication: Publication, id: string): CslItem {
  const type = cslType(publication);
  const subtitle = line(publication.subtitle);
  const title = line(publication.title) ?? '';
  const edition = line(publication.edition);
  const issued = issuedOf(publication);
  const isContained = CONTAINED.has(type);
  const school = type === 'thesis' ? schoolOf(publication) : undefined;
  return {
    id,
    type,
    title: wholeTitle(title, subtitle),
    ...(subtitle !== undefined && { 'title-short': title }),
    ...readNames(publication.authors, school === undefined ? publication.corporateAuthors : []),
    ...(issued && { issued }),
    ...(isContained && readDetails(publication.sourceDetails ?? '')),
    ...readIdentifiers(publication),
    ...known({
      'container-title': isContained ? line(publication.source) : undefined,
      'collection-title': line(publication.seriesTitle),
      'collection-number': line(publication.seriesNumber),
      publisher: school ?? line(publication.publisher),
      'publisher-place': school === undefined ? line(publication.placeOfPublication) : undefined,
      edition: edition && (COUNTED.exec(edition)?.[1] ?? edition),
      'number-of-pages': PAGE_COUNT.exec(publication.collation ?? '')?.[1],
      language: line(publication.language),
      abstract: line(plainText(publication.abstract ?? '')),
      keyword: line(publication.keywords.join(KEYWORD_SEPARATOR)),
      'call-number': line(publication.signature),
      archive_location: line(publication.fileNumber),
    }),
  };
}
