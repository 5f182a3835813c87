/** What is counted apart, with its name in the table. */
export const PARTS = {
  host: 'host: page, scripts, styles',
  catalogue: 'remote-catalogue: scripts, styles',
  otherRemotes: 'other remotes',
  fonts: 'fonts',
  calls: 'answers of the server: JSON, configuration, registry',
  pictures: 'pictures: logo, icon, covers',
} as const;

/** A part of what comes over the line. */
export type Part = keyof typeof PARTS;

/** Which part a file or an answer belongs to. */
export function partOf(address: string): Part {
  const { pathname } = new URL(address);
  if (pathname.endsWith('.woff2')) return 'fonts';
  if (/\/(?:cover|logo)$|\.svg$/.test(pathname)) return 'pictures';
  if (pathname.startsWith('/remotes/catalogue/')) return 'catalogue';
  if (pathname.startsWith('/remotes/')) return 'otherRemotes';
  return /^\/(?:api|auth)\/|\.json$/.test(pathname) ? 'calls' : 'host';
}
