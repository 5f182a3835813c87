/** Schemes that a document may open: pages in a new tab, mail and telephone. */
const OUTSIDE = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The absolute address that a document may open outside the reader; undefined for any other. */
export function readOutsideAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return OUTSIDE.has(url.protocol) ? url.href : undefined;
}
