/**
 * The oldest supported browsers: about two years of releases, and the extended support of Firefox.
 * They are versions and no query by date, so that the same sources always give the same bytes.
 */
export const browsers: readonly string[] = [
  'chrome >= 127',
  'edge >= 127',
  'firefox >= 128',
  'safari >= 17.6',
  'ios >= 17.6',
];
