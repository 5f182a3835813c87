export { default as cyrillicExtended } from '@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-ext-wght-normal.woff2';
export { default as cyrillic } from '@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-wght-normal.woff2';
export { default as greekExtended } from '@fontsource-variable/source-sans-3/files/source-sans-3-greek-ext-wght-normal.woff2';
export { default as greek } from '@fontsource-variable/source-sans-3/files/source-sans-3-greek-wght-normal.woff2';
export { default as latinExtended } from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2';
export { default as latin } from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
export { default as vietnamese } from '@fontsource-variable/source-sans-3/files/source-sans-3-vietnamese-wght-normal.woff2';
