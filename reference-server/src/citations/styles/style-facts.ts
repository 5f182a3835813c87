import type { CslItem } from '../facts/csl-item.contract.ts';
import type { StyleWords } from './style-words.ts';

/** The year or years of publication; undefined when the record has none. */
export function yearOf({ issued }: CslItem, { circa }: StyleWords): string | undefined {
  const years = issued?.['date-parts']?.map(([year]) => String(year));
  const text = years ? [...new Set(years)].join('–') : issued?.literal;
  return text && issued?.circa ? `${circa} ${text}` : text;
}

/** The edition: a number in words of the language, or the words of the record. */
export function editionOf({ edition }: CslItem, words: StyleWords): string | undefined {
  return edition && (/^\d+$/.test(edition) ? words.edition(edition) : edition);
}

/** The pages with an en dash. */
export const pagesOf = ({ page }: CslItem): string | undefined => page?.replaceAll('-', '–');

/** The pages after *p.* or *pp.* */
export function labelledPages(item: CslItem, { page, pages }: StyleWords): string | undefined {
  const range = pagesOf(item);
  return range && `${/[–,]/.test(range) ? pages : page} ${range}`;
}

/** The publisher, unless it is the only maker as well. */
export function publisherOf({ publisher, author }: CslItem): string | undefined {
  const isMaker = author?.length === 1 && author[0]?.literal === publisher;
  return isMaker ? undefined : publisher;
}

/** The address of the DOI. */
export const doiAddress = ({ DOI: doi }: CslItem): string | undefined =>
  doi && `https://doi.org/${doi}`;

/** Series and number. */
export function seriesOf(item: CslItem, separator: string): string | undefined {
  const { 'collection-title': title, 'collection-number': number } = item;
  return title && (number ? `${title}${separator}${number}` : title);
}

/** The kind of work that the title alone does not show; undefined for books and articles. */
export function genreOf({ type }: CslItem, words: StyleWords): string | undefined {
  switch (type) {
    case 'thesis':
      return words.thesis;
    case 'map':
      return words.map;
    case 'collection':
      return words.archive;
    default:
      return undefined;
  }
}

/** Whether the work is a part of the one that contains it. */
export const isPart = ({ type }: CslItem): boolean =>
  type === 'article-journal' || type === 'chapter';

/** A text as the start of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A title in the quotation marks of the language, with its full stop inside. */
export const quoted = (title: string, { quotes: [open, close] }: StyleWords): string =>
  `${open}${/[.?!]$/.test(title) ? title : `${title}.`}${close}`;
