/** Where the build's files lie; filled in by the bundler at run time. */
declare const __webpack_public_path__: string;

/** Where pdf.js's own data lie, copied beside the build (`remote.config.json`): an address that ends in a slash. */
export function pdfAssets(): string {
  return new URL('pdfjs/', new URL(__webpack_public_path__, document.baseURI)).href;
}

/** One of the folders of pdf.js's own data. */
export function pdfAssetFolder(name: 'cmaps' | 'standard_fonts' | 'wasm' | 'iccs'): string {
  return `${pdfAssets()}${name}/`;
}
