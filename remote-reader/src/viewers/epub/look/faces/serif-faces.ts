import cyrillicExtendedItalic from '@fontsource-variable/source-serif-4/files/source-serif-4-cyrillic-ext-wght-italic.woff2';
import cyrillicExtended from '@fontsource-variable/source-serif-4/files/source-serif-4-cyrillic-ext-wght-normal.woff2';
import cyrillicItalic from '@fontsource-variable/source-serif-4/files/source-serif-4-cyrillic-wght-italic.woff2';
import cyrillic from '@fontsource-variable/source-serif-4/files/source-serif-4-cyrillic-wght-normal.woff2';
import greekItalic from '@fontsource-variable/source-serif-4/files/source-serif-4-greek-wght-italic.woff2';
import greek from '@fontsource-variable/source-serif-4/files/source-serif-4-greek-wght-normal.woff2';
import latinExtendedItalic from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-italic.woff2';
import latinExtended from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2';
import latinItalic from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2';
import latin from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2';
import vietnameseItalic from '@fontsource-variable/source-serif-4/files/source-serif-4-vietnamese-wght-italic.woff2';
import vietnamese from '@fontsource-variable/source-serif-4/files/source-serif-4-vietnamese-wght-normal.woff2';
import { type Face, variableFaces } from './face.ts';

/** Source Serif 4. */
export const SERIF_FACES: readonly Face[] = [
  ...variableFaces('normal', {
    cyrillicExtended,
    cyrillic,
    greek,
    vietnamese,
    latinExtended,
    latin,
  }),
  ...variableFaces('italic', {
    cyrillicExtended: cyrillicExtendedItalic,
    cyrillic: cyrillicItalic,
    greek: greekItalic,
    vietnamese: vietnameseItalic,
    latinExtended: latinExtendedItalic,
    latin: latinItalic,
  }),
];

/** The files that most books need at once. */
export const FIRST_FACES: readonly string[] = [latin, latinItalic];
