/* The Content-Security-Policy of the pages. docs/embedding.md explains each directive. */

/**
 * The policy of a page with `<leeszaal-reader>`.
 *
 * @param hasWorkers whether the page allows workers from fetched bytes; without them PDFs are read in its own thread
 */
export function elementPolicy(library: string, hasWorkers = true): string {
  return [
    "default-src 'none'",
    // The reader, and WebAssembly for pictures in PDFs.
    `script-src 'self' ${library} 'wasm-unsafe-eval'`,
    "style-src 'self'",
    // The API and the files of the reader; `'self'` is for this page's own tokens.
    `connect-src 'self' ${library}`,
    `img-src 'self' ${library} blob: data:`,
    `font-src 'self' ${library} data:`,
    `media-src ${library} blob: data:`,
    // The engine for PDFs.
    hasWorkers ? 'worker-src blob:' : "worker-src 'none'",
    'frame-src blob:',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types leeszaal-reader-embed leeszaal-reader-worker leeszaal-epub dompurify 'allow-duplicates'",
  ].join('; ');
}

/** The policy of a page with a frame of the library: nothing but the frame comes from there. */
export function framePolicy(library: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    `frame-src ${library}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
