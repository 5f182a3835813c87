import cyrillicExtendedItalic from '@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-ext-wght-italic.woff2';
import cyrillicExtended from '@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-ext-wght-normal.woff2';
import cyrillicItalic from '@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-wght-italic.woff2';
import cyrillic from '@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-wght-normal.woff2';
import greekExtendedItalic from '@fontsource-variable/source-sans-3/files/source-sans-3-greek-ext-wght-italic.woff2';
import greekExtended from '@fontsource-variable/source-sans-3/files/source-sans-3-greek-ext-wght-normal.woff2';
import greekItalic from '@fontsource-variable/source-sans-3/files/source-sans-3-greek-wght-italic.woff2';
import greek from '@fontsource-variable/source-sans-3/files/source-sans-3-greek-wght-normal.woff2';
import latinExtendedItalic from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-italic.woff2';
import latinExtended from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2';
import latinItalic from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2';
import latin from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
import vietnameseItalic from '@fontsource-variable/source-sans-3/files/source-sans-3-vietnamese-wght-italic.woff2';
import vietnamese from '@fontsource-variable/source-sans-3/files/source-sans-3-vietnamese-wght-normal.woff2';
import { type Face, variableFaces } from './face.ts';

/** Source Sans 3. */
export const SANS_FACES: readonly Face[] = [
  ...variableFaces('normal', {
    cyrillicExtended,
    cyrillic,
    greekExtended,
    greek,
    vietnamese,
    latinExtended,
    latin,
  }),
  ...variableFaces('italic', {
    cyrillicExtended: cyrillicExtendedItalic,
    cyrillic: cyrillicItalic,
    greekExtended: greekExtendedItalic,
    greek: greekItalic,
    vietnamese: vietnameseItalic,
    latinExtended: latinExtendedItalic,
    latin: latinItalic,
  }),
];
