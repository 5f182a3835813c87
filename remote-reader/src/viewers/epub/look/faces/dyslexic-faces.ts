import italic from '@fontsource/opendyslexic/files/opendyslexic-latin-400-italic.woff2';
import upright from '@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2';
import boldItalic from '@fontsource/opendyslexic/files/opendyslexic-latin-700-italic.woff2';
import bold from '@fontsource/opendyslexic/files/opendyslexic-latin-700-normal.woff2';
import type { Face } from './face.ts';

/** Includes Greek and Cyrillic; its few characters of other scripts are not used. */
const WESTERN = 'U+0000-052F, U+1D00-1FFF, U+2000-2BFF, U+2C60-2C7F, U+A720-A7FF, U+FB00-FB06';

/** OpenDyslexic. */
export const DYSLEXIC_FACES: readonly Face[] = [
  { url: upright, style: 'normal', weight: '400', range: WESTERN },
  { url: italic, style: 'italic', weight: '400', range: WESTERN },
  { url: bold, style: 'normal', weight: '700', range: WESTERN },
  { url: boldItalic, style: 'italic', weight: '700', range: WESTERN },
];
