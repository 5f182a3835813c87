/** Why a signal aborts after a time limit: the name is that of `AbortSignal.timeout`. */
export const timedOut = (): DOMException =>
  new DOMException('The remote did not load in time', 'TimeoutError');

/** Whether a time limit aborted a signal, and not a person who left the screen. */
export const isTimeout = (reason: unknown): boolean =>
  reason instanceof DOMException && reason.name === 'TimeoutError';
