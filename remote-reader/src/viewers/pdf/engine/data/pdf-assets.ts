import { loadPdfFiles } from './pdf-files.ts';

/** Address of the build's files; set by the bundler at run time. */
declare const __webpack_public_path__: string;

/** A folder that no request reaches: its files have addresses of their own. */
const NOWHERE = 'https://pdfjs.invalid/';

/** The folder of pdf.js's data, copied beside the build (`remote.config.json`); ends in a slash. */
export function pdfAssets(): string {
  if (loadPdfFiles) return NOWHERE;
  return new URL('pdfjs/', new URL(__webpack_public_path__, document.baseURI)).href;
}
