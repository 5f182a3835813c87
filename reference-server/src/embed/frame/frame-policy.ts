import { buildPolicy } from '@leeszaal/shared-contracts/registry';
import { CSP_REPORT_PATH } from '../../portal/security-headers.ts';

/** The Trusted Types policies of the embedded reader: of its build, of the reader's viewers, and of the sanitiser. */
const TRUSTED_TYPES: readonly string[] = [
  buildPolicy('reader-embed'),
  'leeszaal-reader-worker',
  'leeszaal-epub',
  'dompurify',
];

/**
 * The policy of the page in an institution's frame. It is a page of the portal's origin, and its scripts have the
 * portal's limits: only files with a digest (`Integrity-Policy`), WebAssembly for the pictures of PDF pages, workers
 * from text that the page has read. It loads pages, pictures and fonts of books from this origin and from memory, sends
 * nothing elsewhere, submits no form, and is shown in pages of these origins only.
 *
 * @param ancestors without any, no page may show it
 */
export function framePolicy(ancestors: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    "media-src 'self' blob: data:",
    "connect-src 'self'",
    'worker-src blob:',
    // Chapters of an EPUB.
    "frame-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors.length === 0 ? "'none'" : ancestors.join(' ')}`,
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES.join(' ')} 'allow-duplicates'`,
    `report-uri ${CSP_REPORT_PATH}`,
  ].join('; ');
}
