import { DatabaseError, toDatabaseError } from '../database-error.ts';

/** What the network says of a server that cannot be reached, or not any more. */
const NETWORK =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What the driver says of a connection that it has lost or does not get; it gives no code. */
const DRIVER = /^Connection terminated|^timeout exceeded when trying to connect$|not queryable$/;

/** SQLSTATE of a connection that failed. */
export const CONNECTION_FAILURE = '08006';

function isConnectionFailure(error: object): boolean {
  const { code, message, syscall } = error as Record<string, unknown>;
  if (typeof code !== 'string') return DRIVER.test(String(message));
  // A server on this machine, whose socket is gone.
  return NETWORK.test(code) || (code === 'ENOENT' && syscall === 'connect');
}

/**
 * Gives an error of the driver the one shape. A connection that is lost or cannot be had passes by
 * itself, as what the server says of being shut down does: it gets a code that says so.
 */
export function toPostgresError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !isConnectionFailure(error)) {
    return toDatabaseError(error);
  }
  const said = 'message' in error ? String(error.message) : '';
  return new DatabaseError(said || 'The connection failed', CONNECTION_FAILURE);
}
