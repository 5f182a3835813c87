/** Address of the build's files; set by the bundler at run time. */
declare const __webpack_public_path__: string;

/** The folder of pdf.js's data, copied beside the build (`remote.config.json`); ends in a slash. */
export function pdfAssets(): string {
  return new URL('pdfjs/', new URL(__webpack_public_path__, document.baseURI)).href;
}

/** A folder of pdf.js's data. */
export function pdfAssetFolder(name: 'cmaps' | 'standard_fonts' | 'wasm' | 'iccs'): string {
  return `${pdfAssets()}${name}/`;
}
