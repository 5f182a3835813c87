export { default as cyrillicExtended } from '@fontsource-variable/source-serif-4/files/source-serif-4-cyrillic-ext-wght-italic.woff2';
export { default as cyrillic } from '@fontsource-variable/source-serif-4/files/source-serif-4-cyrillic-wght-italic.woff2';
export { default as greek } from '@fontsource-variable/source-serif-4/files/source-serif-4-greek-wght-italic.woff2';
export { default as latinExtended } from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-italic.woff2';
export { default as latin } from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2';
export { default as vietnamese } from '@fontsource-variable/source-serif-4/files/source-serif-4-vietnamese-wght-italic.woff2';
