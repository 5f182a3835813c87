/** Where the build's files lie; filled in by the bundler at run time. */
declare const __webpack_public_path__: string;

/** A folder of pdf.js's own data, copied beside the build (`remote.config.json`). */
export function pdfAssetFolder(name: 'cmaps' | 'standard_fonts' | 'wasm' | 'iccs'): string {
  return new URL(`pdfjs/${name}/`, new URL(__webpack_public_path__, document.baseURI)).href;
}
