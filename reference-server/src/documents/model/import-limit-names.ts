/** Names of the import limits in reports (`docs/decisions.md` 93). */
export const IMPORT_LIMITS = [
  'stream-bytes',
  'page-bytes',
  'pages',
  'objects',
  'form-depth',
  'picture-pixels',
  'worker-memory',
] as const;
/** The name of an import limit. */
export type ImportLimit = (typeof IMPORT_LIMITS)[number];
