/** The parts that are counted separately, with their names in the table. */
export const PARTS = {
  host: 'host: page, scripts, styles',
  catalogue: 'remote-catalogue: scripts, styles',
  otherRemotes: 'other remotes',
  fonts: 'fonts',
  calls: 'answers of the server: JSON, configuration, registry',
  pictures: 'pictures: logo, icon, covers',
} as const;

/** A part of the transferred bytes. */
export type Part = keyof typeof PARTS;

/** The part to which a response belongs. */
export function partOf(address: string): Part {
  const { pathname } = new URL(address);
  if (pathname.endsWith('.woff2')) return 'fonts';
  if (/\/(?:cover|logo)$|\.svg$/.test(pathname)) return 'pictures';
  if (pathname.startsWith('/remotes/catalogue/')) return 'catalogue';
  if (pathname.startsWith('/remotes/')) return 'otherRemotes';
  return /^\/(?:api|auth)\/|\.json$/.test(pathname) ? 'calls' : 'host';
}
