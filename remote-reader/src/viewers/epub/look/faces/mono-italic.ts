export { default as latinExtended } from '@fontsource-variable/source-code-pro/files/source-code-pro-latin-ext-wght-italic.woff2';
export { default as latin } from '@fontsource-variable/source-code-pro/files/source-code-pro-latin-wght-italic.woff2';
export { default as vietnamese } from '@fontsource-variable/source-code-pro/files/source-code-pro-vietnamese-wght-italic.woff2';
