import type { ReadingLook } from '../../contract/reading-look.ts';
import { DYSLEXIC_FACES } from './faces/dyslexic-faces.ts';
import type { Face } from './faces/face.ts';
import { MONO_FACES } from './faces/mono-faces.ts';
import { SANS_FACES } from './faces/sans-faces.ts';
import { SERIF_FACES } from './faces/serif-faces.ts';

/** A typeface that a person may choose. */
type ChosenTypeface = Exclude<ReadingLook['typeface'], 'published'>;
/** A typeface that the reader ships. */
type OwnTypeface = ChosenTypeface | 'mono';

interface Typeface {
  readonly family: string;
  /** What follows for signs that the typeface hasn't. */
  readonly rest: string;
  /** Makes its letters as large as those of other typefaces. */
  readonly sizeAdjust?: string;
  readonly faces: readonly Face[];
}

const FONTS: Record<OwnTypeface, Typeface> = {
  serif: { family: 'Leeszaal Serif', rest: 'serif', faces: SERIF_FACES },
  sans: { family: 'Leeszaal Sans', rest: 'sans-serif', faces: SANS_FACES },
  // Browsers show a lone `monospace` in 13/16 of the size of other text, and books rely on it.
  mono: {
    family: 'Leeszaal Mono',
    rest: 'monospace',
    sizeAdjust: '84%',
    faces: MONO_FACES,
  },
  dyslexic: {
    family: 'OpenDyslexic',
    rest: 'Verdana, Arial, sans-serif',
    sizeAdjust: '88%',
    faces: DYSLEXIC_FACES,
  },
};

/** The addresses of all files, for the policy of the frames: no other font of the portal's. */
export const TYPEFACE_FILES: readonly string[] = [
  ...new Set(Object.values(FONTS).flatMap(({ faces }) => faces.map(({ url }) => url))),
];

/** The families of a typeface, as the value of `font-family`. */
export const familyOf = (typeface: OwnTypeface): string =>
  `'${FONTS[typeface].family}', ${FONTS[typeface].rest}`;

/** The families that stand for the generic ones of CSS, which differ from machine to machine. */
export const GENERIC_FAMILIES: Readonly<Record<string, string>> = {
  serif: FONTS.serif.family,
  'sans-serif': FONTS.sans.family,
  monospace: FONTS.mono.family,
};

/** The rules by which a typeface is loaded, each file of it when a sign in it is needed. */
function fontFaces(typeface: OwnTypeface): string {
  const { family, faces, sizeAdjust } = FONTS[typeface];
  return faces
    .map(({ url, style, weight, range }) => {
      const adjust = sizeAdjust === undefined ? '' : ` size-adjust: ${sizeAdjust};`;
      return `@font-face { font-family: '${family}'; font-style: ${style}; font-weight: ${weight}; font-display: swap;${adjust} unicode-range: ${range}; src: url("${url}") format('woff2'); }`;
    })
    .join('\n');
}

/** The typefaces in which a book is shown that brings none; a rule of a frame's first sheet. */
export const DEFAULT_FACES = (['serif', 'sans', 'mono'] as const).map(fontFaces).join('\n');

/** What a chosen typeface needs beyond {@link DEFAULT_FACES}. */
export const facesOf = (typeface: ChosenTypeface): string =>
  typeface === 'dyslexic' ? fontFaces(typeface) : '';
