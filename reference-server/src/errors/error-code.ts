/** The code of a Node error such as `ENOENT`, or ''. Does not rely on `instanceof`, which fails across realms. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
