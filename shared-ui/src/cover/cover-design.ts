import { withSoftHyphens } from './soft-hyphens.ts';

/** The cloths of covers, each with the foil of its letters. */
export const cloths = [
  { ground: '#2b4a3f', foil: '#efe3c2' },
  { ground: '#5b2530', foil: '#f0dfbd' },
  { ground: '#23384f', foil: '#e9e1c9' },
  { ground: '#c09a4e', foil: '#271c0a' },
  { ground: '#444e56', foil: '#f3ecdc' },
  { ground: '#84432d', foil: '#fbeed8' },
  { ground: '#94a58f', foil: '#18221b' },
  { ground: '#46304a', foil: '#ecdcc6' },
  { ground: '#d8c7a3', foil: '#352917' },
  { ground: '#1f4a50', foil: '#eae2cb' },
  { ground: '#a3b4bd', foil: '#17232b' },
  { ground: '#4b382b', foil: '#eedfbf' },
] as const;

/** How title and author are set: on a label, within a frame, or over a rule. */
export const coverLayouts = ['label', 'frame', 'rule'] as const;
export type CoverLayout = (typeof coverLayouts)[number];

export interface CoverDesign {
  readonly cloth: (typeof cloths)[number];
  readonly layout: CoverLayout;
  /** The title on the cover; a long one without its subtitle. */
  readonly title: string;
  /** Font size of the title in hundredths of the cover's width. */
  readonly titleSize: number;
  /** Minimum font size in px: for the longest words, the smallest legible size. */
  readonly leastSize: number;
  readonly author: string | undefined;
}

/** FNV-1a: short, and distributes similar texts well. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (value ^ (value >>> 15)) >>> 0;
}

const longTitle = 48;

/** Library titles have their subtitle after a colon or slash; a cover shows it only when short. */
function mainTitle(title: string): string {
  const text = title.trim();
  if (text.length <= longTitle) return text;
  const [main = text] = text.split(/\s*(?:[:;]| \/ | = )\s*/u, 1);
  return main.length >= 3 ? main : text;
}

/** Width of the title's lines in hundredths of the cover's width, as the style sheet sets them. */
const measure: Readonly<Record<CoverLayout, number>> = { label: 63, frame: 61, rule: 76 };
/** Maximum font size of a title. */
const largest: Readonly<Record<CoverLayout, number>> = { label: 13, frame: 14, rule: 15 };
/** Average width of a letter in the title's bold serif, in em. */
const letterWidth = 0.57;
/** Width in px of a line on the smallest cover, 64 px wide. */
const leastMeasure = 44;

const clamp = (value: number, least: number, most: number): number =>
  Math.round(Math.min(Math.max(value, least), most) * 10) / 10;

/** The largest size at which the longest word fits the line, and all words the height. */
function sizesFor(
  title: string,
  layout: CoverLayout,
): Pick<CoverDesign, 'titleSize' | 'leastSize'> {
  const parts = title.split(/[\s\u00ad\u2010-\u2015-]+/u);
  const longest = Math.max(...parts.map((part) => part.length), 1) * letterWidth;
  const byArea = (measure[layout] * 1.12) / Math.sqrt(Math.max(title.length, 1));
  return {
    titleSize: clamp(Math.min(measure[layout] / longest, byArea), 6, largest[layout]),
    leastSize: clamp(leastMeasure / longest, 7.2, 10),
  };
}

/** The first of several authors, joined by semicolons as catalogues do. */
function firstAuthor(author: string | undefined): string | undefined {
  const [first = ''] = (author ?? '').split(';', 1);
  return first.trim() || undefined;
}

/**
 * Designs the cover of a book without a picture: the same `seed` always gives the same cover. The
 * default seed is the title, because some lists lack the authors.
 */
export function designCover(title: string, author?: string, seed = title): CoverDesign {
  const number = hash(seed);
  const layout = coverLayouts[Math.floor(number / cloths.length) % coverLayouts.length] ?? 'label';
  const shown = withSoftHyphens(mainTitle(title));
  return {
    cloth: cloths[number % cloths.length] ?? cloths[0],
    layout,
    title: shown,
    ...sizesFor(shown, layout),
    author: firstAuthor(author),
  };
}
