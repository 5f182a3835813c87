import type { CslItem } from './csl-item.contract.ts';

type Details = Pick<CslItem, 'volume' | 'issue' | 'page' | 'chapter-number'>;

const VOLUME =
  /(?<![\p{L}.])(?:volume|vol|jaargang|jrg|jahrgang|jg|tome|bd|band)\.?\s*([\dIVXLC]+)(?![\p{L}])/iu;
const ISSUE = /(?<![\p{L}])(?:number|no|nr|nummer|n°|issue|heft|afl)\.?\s*(\d+(?:[/–-]\d+)?)/iu;
const PAGES =
  /(?<![\p{L}])(?:pages?|pp?|blz|pag|s)\.?\s*(\d+(?:\s*[–-]\s*\d+)?(?:\s*(?:,|and|und|et|en)\s*\d+(?:\s*[–-]\s*\d+)?)*)/iu;
const CHAPTER = /(?<![\p{L}])(?:chapter|hoofdstuk|kapitel|chapitre)\s+([\dIVXLC]+)(?![\p{L}])/iu;

/** Ranges with a hyphen, and one kind of separator between them. */
const plainRange = (pages: string): string =>
  pages.replace(/\s*[–-]\s*/g, '-').replace(/\s*(?:,|and|und|et|en)\s*/g, ', ');

/** The place in a source, as cataloguers write it in four languages: `Vol. 48, no. 2 (May 1953), p. 737–738`. */
export function readDetails(text: string): Details {
  const [volume, issue, pages, chapter] = [VOLUME, ISSUE, PAGES, CHAPTER].map(
    (pattern) => pattern.exec(text)?.[1],
  );
  return {
    ...(volume !== undefined && { volume }),
    ...(issue !== undefined && { issue }),
    ...(pages !== undefined && { page: plainRange(pages) }),
    ...(chapter !== undefined && { 'chapter-number': chapter }),
  };
}
