import { isInvalidRequest, isStatus, NetworkError, StatusError } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * Why the server did not do what was asked of it, in words for people. The server's own are English.
 *
 * @param refused when it does not accept what was sent
 */
export function serverFault(error: unknown, refused: MessageDescriptor): MessageDescriptor {
  if (error instanceof NetworkError) {
    return msg`The server could not be reached. Check your connection and try again.`;
  }
  if (isStatus(error, 403)) {
    return msg`You are no longer an administrator of this library. Ask a colleague to do it.`;
  }
  if (isStatus(error, 429)) return msg`There were too many requests. Try again in a few minutes.`;
  return isInvalidRequest(error)
    ? refused
    : msg`Something went wrong on the server. Try again later.`;
}

/** Whether the same call may succeed when it is sent again. */
export const isTransient = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof StatusError && error.status >= 500);
