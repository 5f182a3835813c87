import cyrillicExtended from '@fontsource-variable/source-code-pro/files/source-code-pro-cyrillic-ext-wght-normal.woff2';
import cyrillic from '@fontsource-variable/source-code-pro/files/source-code-pro-cyrillic-wght-normal.woff2';
import greekExtended from '@fontsource-variable/source-code-pro/files/source-code-pro-greek-ext-wght-normal.woff2';
import greek from '@fontsource-variable/source-code-pro/files/source-code-pro-greek-wght-normal.woff2';
import latinExtendedItalic from '@fontsource-variable/source-code-pro/files/source-code-pro-latin-ext-wght-italic.woff2';
import latinExtended from '@fontsource-variable/source-code-pro/files/source-code-pro-latin-ext-wght-normal.woff2';
import latinItalic from '@fontsource-variable/source-code-pro/files/source-code-pro-latin-wght-italic.woff2';
import latin from '@fontsource-variable/source-code-pro/files/source-code-pro-latin-wght-normal.woff2';
import vietnameseItalic from '@fontsource-variable/source-code-pro/files/source-code-pro-vietnamese-wght-italic.woff2';
import vietnamese from '@fontsource-variable/source-code-pro/files/source-code-pro-vietnamese-wght-normal.woff2';
import { type Face, variableFaces } from './face.ts';

/** Source Code Pro. Its italic has neither Greek nor Cyrillic letters: the upright ones take their place. */
export const MONO_FACES: readonly Face[] = [
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
    vietnamese: vietnameseItalic,
    latinExtended: latinExtendedItalic,
    latin: latinItalic,
    cyrillicExtended,
    cyrillic,
    greekExtended,
    greek,
  }),
];
