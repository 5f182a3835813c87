export { default as cyrillicExtended } from '@fontsource-variable/source-code-pro/files/source-code-pro-cyrillic-ext-wght-normal.woff2';
export { default as cyrillic } from '@fontsource-variable/source-code-pro/files/source-code-pro-cyrillic-wght-normal.woff2';
export { default as greekExtended } from '@fontsource-variable/source-code-pro/files/source-code-pro-greek-ext-wght-normal.woff2';
export { default as greek } from '@fontsource-variable/source-code-pro/files/source-code-pro-greek-wght-normal.woff2';
export { default as latinExtended } from '@fontsource-variable/source-code-pro/files/source-code-pro-latin-ext-wght-normal.woff2';
export { default as latin } from '@fontsource-variable/source-code-pro/files/source-code-pro-latin-wght-normal.woff2';
export { default as vietnamese } from '@fontsource-variable/source-code-pro/files/source-code-pro-vietnamese-wght-normal.woff2';
