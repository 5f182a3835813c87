/**
 * The oldest browsers the portal is built for: about two years of releases, and Firefox's extended
 * support. Versions, not a query by date, so that the same sources always give the same bytes.
 */
export const browsers: readonly string[] = [
  'chrome >= 127',
  'edge >= 127',
  'firefox >= 128',
  'safari >= 17.6',
  'ios >= 17.6',
];
