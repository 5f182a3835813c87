import type { ReadingLook } from '../../contract/reading-look.ts';
import { DYSLEXIC_FACES } from './faces/dyslexic-faces.ts';
import { type Face, variableFaces } from './faces/face.ts';
import * as monoItalic from './faces/mono-italic.ts';
import * as monoUpright from './faces/mono-upright.ts';
import * as sansItalic from './faces/sans-italic.ts';
import * as sansUpright from './faces/sans-upright.ts';
import * as serifItalic from './faces/serif-italic.ts';
import * as serifUpright from './faces/serif-upright.ts';

/** A typeface that the reader offers. */
type ChosenTypeface = Exclude<ReadingLook['typeface'], 'published'>;
/** A typeface that ships with the reader. */
type OwnTypeface = ChosenTypeface | 'mono';

interface Typeface {
  readonly family: string;
  /** Fallback families. */
  readonly rest: string;
  /** Matches the size of other typefaces. */
  readonly sizeAdjust?: string;
  readonly faces: readonly Face[];
}

const FONTS: Record<OwnTypeface, Typeface> = {
  serif: {
    family: 'Leeszaal Serif',
    rest: 'serif',
    faces: variableFaces(serifUpright, serifItalic),
  },
  sans: {
    family: 'Leeszaal Sans',
    rest: 'sans-serif',
    faces: variableFaces(sansUpright, sansItalic),
  },
  mono: {
    family: 'Leeszaal Mono',
    rest: 'monospace',
    // Browsers show a lone `monospace` in 13/16 of the size of other text, and books rely on it.
    sizeAdjust: '84%',
    // Its italic lacks Greek and Cyrillic letters: the upright ones replace them.
    faces: variableFaces(monoUpright, { ...monoUpright, ...monoItalic }),
  },
  dyslexic: {
    family: 'OpenDyslexic',
    rest: 'Verdana, Arial, sans-serif',
    sizeAdjust: '88%',
    faces: DYSLEXIC_FACES,
  },
};

/** The addresses of all files, for the policy of the frames. */
export const TYPEFACE_FILES: readonly string[] = [
  ...new Set(Object.values(FONTS).flatMap(({ faces }) => faces.map(({ url }) => url))),
];

/** The value of `font-family` for a typeface. */
export const familyOf = (typeface: OwnTypeface): string =>
  `'${FONTS[typeface].family}', ${FONTS[typeface].rest}`;

/** Families that replace CSS's generic ones, which differ between machines. */
export const GENERIC_FAMILIES: Readonly<Record<string, string>> = {
  serif: FONTS.serif.family,
  'sans-serif': FONTS.sans.family,
  monospace: FONTS.mono.family,
};

/** The `@font-face` rules of a typeface; browsers load a file when a character needs it. */
function fontFaces(typeface: OwnTypeface): string {
  const { family, faces, sizeAdjust } = FONTS[typeface];
  return faces
    .map(({ url, style, weight, range }) => {
      const adjust = sizeAdjust === undefined ? '' : ` size-adjust: ${sizeAdjust};`;
      return `@font-face { font-family: '${family}'; font-style: ${style}; font-weight: ${weight}; font-display: swap;${adjust} unicode-range: ${range}; src: url("${url}") format('woff2'); }`;
    })
    .join('\n');
}

/** The faces of a book that brings none. */
export const DEFAULT_FACES = (['serif', 'sans', 'mono'] as const).map(fontFaces).join('\n');

/** The rules of a chosen typeface beyond {@link DEFAULT_FACES}. */
export const facesOf = (typeface: ChosenTypeface): string =>
  typeface === 'dyslexic' ? fontFaces(typeface) : '';
