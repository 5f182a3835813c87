import dyslexicItalic from '@fontsource/opendyslexic/files/opendyslexic-latin-400-italic.woff2';
import dyslexic from '@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2';
import dyslexicBoldItalic from '@fontsource/opendyslexic/files/opendyslexic-latin-700-italic.woff2';
import dyslexicBold from '@fontsource/opendyslexic/files/opendyslexic-latin-700-normal.woff2';
import sansItalicExt from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-italic.woff2';
import sansExt from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2';
import sansItalic from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2';
import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
import serifItalicExt from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-italic.woff2';
import serifExt from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2';
import serifItalic from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2';
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2';
import type { ReadingLook } from '../../reading-look.ts';

/** A typeface of ours. */
export type OwnTypeface = Exclude<ReadingLook['typeface'], 'published'>;

/** One file of a typeface. */
interface Face {
  readonly url: string;
  readonly style: 'normal' | 'italic';
  readonly weight: string;
  /** The signs that are taken from it. */
  readonly range: string;
}

interface Typeface {
  readonly family: string;
  /** What follows for signs that the typeface hasn't. */
  readonly rest: string;
  /** Makes its letters as large as those of other typefaces. */
  readonly sizeAdjust?: string;
  readonly faces: readonly Face[];
}

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const LATIN_EXTENDED =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C4, U+2113, U+2C60-2C7F, U+A720-A7FF';

/** OpenDyslexic has Greek and Cyrillic letters as well, and a few signs of scripts that it hasn't. */
const WESTERN = 'U+0000-052F, U+1D00-1FFF, U+2000-2BFF, U+2C60-2C7F, U+A720-A7FF, U+FB00-FB06';

const variable = (upright: string, uprightExt: string, italic: string, italicExt: string) =>
  [
    { url: upright, style: 'normal', weight: '200 900', range: LATIN },
    { url: uprightExt, style: 'normal', weight: '200 900', range: LATIN_EXTENDED },
    { url: italic, style: 'italic', weight: '200 900', range: LATIN },
    { url: italicExt, style: 'italic', weight: '200 900', range: LATIN_EXTENDED },
  ] as const;

const FONTS: Record<OwnTypeface, Typeface> = {
  serif: {
    family: 'Leeszaal Serif',
    rest: "Georgia, 'Times New Roman', serif",
    faces: variable(serif, serifExt, serifItalic, serifItalicExt),
  },
  sans: {
    family: 'Leeszaal Sans',
    rest: 'Arial, sans-serif',
    faces: variable(sans, sansExt, sansItalic, sansItalicExt),
  },
  dyslexic: {
    family: 'OpenDyslexic',
    rest: 'Verdana, Arial, sans-serif',
    sizeAdjust: '88%',
    faces: [
      { url: dyslexic, style: 'normal', weight: '400', range: WESTERN },
      { url: dyslexicItalic, style: 'italic', weight: '400', range: WESTERN },
      { url: dyslexicBold, style: 'normal', weight: '700', range: WESTERN },
      { url: dyslexicBoldItalic, style: 'italic', weight: '700', range: WESTERN },
    ],
  },
};

/** The addresses of all files, for the policy of the frames: no other font of the portal's. */
export const TYPEFACE_FILES: readonly string[] = Object.values(FONTS).flatMap(({ faces }) =>
  faces.map(({ url }) => url),
);

/** The families of a typeface, as the value of `font-family`. */
export const familyOf = (typeface: OwnTypeface): string =>
  `'${FONTS[typeface].family}', ${FONTS[typeface].rest}`;

/** The rules by which a typeface is loaded, each file of it when a sign in it is needed. */
export function fontFaces(typeface: OwnTypeface): string {
  const { family, faces, sizeAdjust } = FONTS[typeface];
  return faces
    .map(({ url, style, weight, range }) => {
      const adjust = sizeAdjust === undefined ? '' : ` size-adjust: ${sizeAdjust};`;
      return `@font-face { font-family: '${family}'; font-style: ${style}; font-weight: ${weight}; font-display: swap;${adjust} unicode-range: ${range}; src: url("${url}") format('woff2'); }`;
    })
    .join('\n');
}
