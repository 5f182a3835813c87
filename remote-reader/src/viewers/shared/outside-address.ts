/** What a document may open in a new tab. */
const OUTSIDE = new Set(['http:', 'https:', 'mailto:']);

/** The absolute address that a document may open in a new tab, or undefined for any other. */
export function readOutsideAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return OUTSIDE.has(url.protocol) ? url.href : undefined;
}
