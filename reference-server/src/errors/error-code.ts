/**
 * The code of an error of Node's own, such as `ENOENT`; empty when there is none. Such errors come
 * from outside a test's realm, where `instanceof` knows nothing of them.
 */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
