import { ConfigError } from '../config/server-config.ts';
import { DatabaseUnreachableError, FolderInUseError } from '../database/startup-errors.ts';

/** A problem that an administrator can correct; the message is one line. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The message of a failed start; undefined for an unexpected error. */
export function startupLine(error: unknown): string | undefined {
  const expected = [StartupError, ConfigError, FolderInUseError, DatabaseUnreachableError];
  return error instanceof Error && expected.some((kind) => error instanceof kind)
    ? error.message.replace(/\s+/g, ' ')
    : undefined;
}
