/** Whether something thrown is a system error of the given code, such as `ENOENT`. */
export function hasCode(error: unknown, code: string): boolean {
  // Not `instanceof Error`: a test runs in another realm than Node's own modules.
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
