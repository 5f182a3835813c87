export { default as cyrillicExtended } from '@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-ext-wght-italic.woff2';
export { default as cyrillic } from '@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-wght-italic.woff2';
export { default as greekExtended } from '@fontsource-variable/source-sans-3/files/source-sans-3-greek-ext-wght-italic.woff2';
export { default as greek } from '@fontsource-variable/source-sans-3/files/source-sans-3-greek-wght-italic.woff2';
export { default as latinExtended } from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-italic.woff2';
export { default as latin } from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2';
export { default as vietnamese } from '@fontsource-variable/source-sans-3/files/source-sans-3-vietnamese-wght-italic.woff2';
