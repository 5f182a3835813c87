import { DatabaseError, toDatabaseError } from '../database-error.ts';

/** Error codes of an unreachable server. */
const NETWORK =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Messages of the driver about a lost or unavailable connection, which have no code. */
const DRIVER = /^Connection terminated|^timeout exceeded when trying to connect$|not queryable$/;

/** SQLSTATE of a connection that failed. */
export const CONNECTION_FAILURE = '08006';

function isConnectionFailure(error: object): boolean {
  const { code, message, syscall } = error as Record<string, unknown>;
  if (typeof code !== 'string') return DRIVER.test(String(message));
  // A local server whose socket is missing.
  return NETWORK.test(code) || (code === 'ENOENT' && syscall === 'connect');
}

/** Converts an error of the driver to a {@link DatabaseError}. A lost or unavailable connection is temporary. */
export function toPostgresError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !isConnectionFailure(error)) {
    return toDatabaseError(error);
  }
  const message = 'message' in error ? String(error.message) : '';
  return new DatabaseError(message || 'The connection failed', CONNECTION_FAILURE);
}
