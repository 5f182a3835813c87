/** The cloths a cover can be bound in; their colours are in `cover.module.css`. */
export const clothCount = 12;

/** How title and author are set: on a pasted label, within a stamped frame, or under a rule. */
export const coverLayouts = ['label', 'frame', 'rule'] as const;
export type CoverLayout = (typeof coverLayouts)[number];

export interface CoverDesign {
  /** 0 to `clothCount` - 1. */
  readonly cloth: number;
  readonly layout: CoverLayout;
  /** The title as set: without the subtitle of a long one. */
  readonly title: string;
  /** Size of the title's type in hundredths of the cover's width. */
  readonly titleSize: number;
  readonly author: string | undefined;
}

/** FNV-1a: short, and spreads similar texts well. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (value ^ (value >>> 15)) >>> 0;
}

const longTitle = 48;

/** Library titles carry their subtitle after a colon or slash; a cover shows it only when short. */
function mainTitle(title: string): string {
  const text = title.trim();
  if (text.length <= longTitle) return text;
  const [main = text] = text.split(/\s*(?:[:;]| \/ | = )\s*/u, 1);
  return main.length >= 3 ? main : text;
}

/**
 * As large as it goes: the longest word has to fit the measure, all words the area (both estimated from
 * the average width of a letter).
 */
function sizeFor(title: string): number {
  const longestWord = Math.max(
    ...title.split(/[\s\u2010-\u2015-]+/u).map((word) => word.length),
    1,
  );
  const byWord = 142 / longestWord;
  const byArea = 82 / Math.sqrt(Math.max(title.length, 1));
  return Math.round(Math.min(Math.max(Math.min(byWord, byArea), 6.5), 15.5) * 10) / 10;
}

/** The first of several authors, joined by semicolons as catalogues do. */
function firstAuthor(author: string | undefined): string | undefined {
  const [first = ''] = (author ?? '').split(';', 1);
  return first.trim() || undefined;
}

/**
 * Designs a cover for a book that has no picture: always the same for the same `seed`, so that people
 * know it again.
 */
export function designCover(
  title: string,
  author?: string,
  seed = `${title}|${author ?? ''}`,
): CoverDesign {
  const number = hash(seed);
  const shown = mainTitle(title);
  return {
    cloth: number % clothCount,
    layout: coverLayouts[Math.floor(number / clothCount) % coverLayouts.length] ?? 'label',
    title: shown,
    titleSize: sizeFor(shown),
    author: firstAuthor(author),
  };
}
