import { ConfigError } from '../config/server-config.ts';
import { DatabaseUnreachableError, FolderInUseError } from '../database/startup-errors.ts';

/** Something that whoever starts the server can put right; the message is one clear line. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The line to print when the start failed; undefined for what nobody foresaw. */
export function startupLine(error: unknown): string | undefined {
  const foreseen = [StartupError, ConfigError, FolderInUseError, DatabaseUnreachableError];
  return error instanceof Error && foreseen.some((kind) => error instanceof kind)
    ? error.message.replace(/\s+/g, ' ')
    : undefined;
}
