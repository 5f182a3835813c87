import { errorCode } from '../errors/error-code.ts';

/** The operating system's codes for a full disk and an exceeded quota, and PostgreSQL's `disk_full`. */
const DISK_FULL: readonly string[] = ['ENOSPC', 'EDQUOT', '53100'];

/** Whether an error or one of its causes is a full disk. */
export function isDiskFull(error: unknown): boolean {
  if (DISK_FULL.includes(errorCode(error))) return true;
  return error instanceof Error && error.cause !== undefined && isDiskFull(error.cause);
}
