import { errorCode } from '../errors/error-code.ts';

/** Of the operating system: no space, or more than the account may use; of PostgreSQL: `disk_full`. */
const DISK_FULL: readonly string[] = ['ENOSPC', 'EDQUOT', '53100'];

/** Whether an error, or what it came from, is that nothing more can be stored. */
export function isDiskFull(error: unknown): boolean {
  if (DISK_FULL.includes(errorCode(error))) return true;
  return error instanceof Error && error.cause !== undefined && isDiskFull(error.cause);
}
