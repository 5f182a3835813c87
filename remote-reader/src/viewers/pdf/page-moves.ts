import type { ContentsEntry } from '@leeszaal/shared-contracts';
import type { Can, Move } from '../contract/viewer.contract.ts';
import { clampPage } from '../state/page-input.ts';
import { pageOfLink } from './layers/page-link.ts';

/** The structure of a PDF for navigation. */
export interface PageOutline {
  readonly pageCount: number;
  /** First pages of the top-level entries, ascending, without duplicates. */
  readonly chapters: readonly number[];
  /** All entries that lead to a page, in the order of the contents. */
  readonly entries: readonly { readonly entry: ContentsEntry; readonly page: number }[];
}

function withPages(entries: readonly ContentsEntry[]) {
  return entries.flatMap((entry) => {
    const page = pageOfLink(entry.link);
    return page === undefined ? [] : [{ entry, page }];
  });
}

const flat = (entries: readonly ContentsEntry[]): readonly ContentsEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children)]);

/** A heading without a page begins where its first child does. */
const firstPage = (entry: ContentsEntry): number | undefined =>
  pageOfLink(entry.link) ?? entry.children.map(firstPage).find((page) => page !== undefined);

/** Reads the contents of a PDF. */
export function readOutline(contents: readonly ContentsEntry[], pageCount: number): PageOutline {
  const starts = contents.map(firstPage).filter((page) => page !== undefined);
  return {
    pageCount,
    chapters: [...new Set(starts)].sort((a, b) => a - b),
    entries: withPages(flat(contents)),
  };
}

/**
 * The page that a move leads to; undefined when there is none. A link past the last page is followed: the
 * server decides whether that page exists.
 */
export function pageOfMove(move: Move, from: number, outline: PageOutline): number | undefined {
  const { pageCount, chapters } = outline;
  const current = chapters.findLastIndex((page) => page <= from);
  switch (move.to) {
    case 'page':
      return clampPage(move.page, pageCount);
    case 'link':
      return pageOfLink(move.link);
    case 'hit':
      return knownPage(move.file, outline);
    case 'first-page':
      return 1;
    case 'last-page':
      return pageCount;
    case 'previous-page':
      return from > 1 ? from - 1 : undefined;
    case 'next-page':
      return from < pageCount ? from + 1 : undefined;
    case 'previous-chapter':
      return chapters[current - 1];
    case 'next-chapter':
      return chapters[current + 1];
  }
}

/** The page of a link, if the document has it. */
export function knownPage(link: string, { pageCount }: PageOutline): number | undefined {
  const page = pageOfLink(link);
  return page === undefined || page > pageCount ? undefined : page;
}

/** Which moves lead to another page. */
export function movesFrom(
  from: number,
  outline: PageOutline,
): Record<Exclude<Can, 'zoomIn' | 'zoomOut'>, boolean> {
  const leads = (move: Move) => (pageOfMove(move, from, outline) ?? from) !== from;
  return {
    firstPage: leads({ to: 'first-page' }),
    lastPage: leads({ to: 'last-page' }),
    previousPage: leads({ to: 'previous-page' }),
    nextPage: leads({ to: 'next-page' }),
    previousChapter: leads({ to: 'previous-chapter' }),
    nextChapter: leads({ to: 'next-chapter' }),
  };
}

/** The first entry that begins on a page, else the last of the nearest page before. */
export function entryOfPage(page: number, { entries }: PageOutline): ContentsEntry | undefined {
  let best: { readonly entry: ContentsEntry; readonly page: number } | undefined;
  for (const candidate of entries) {
    if (candidate.page === page) return candidate.entry;
    if (candidate.page < page && candidate.page >= (best?.page ?? 0)) best = candidate;
  }
  return best?.entry;
}

/** The pages to prepare, most urgent first; the shown one is kept. */
export function pagesAround(target: number, shown: number | undefined, pageCount: number) {
  const backwards = shown !== undefined && target < shown;
  const neighbours = backwards ? [target - 1, target + 1] : [target + 1, target - 1];
  const kept = shown === undefined ? [] : [shown];
  return [target, ...neighbours.filter((page) => page >= 1 && page <= pageCount), ...kept];
}
