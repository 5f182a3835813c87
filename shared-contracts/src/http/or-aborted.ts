import { AbortedError } from './errors.ts';

/** The promise, or a rejection with `AbortedError` as soon as the signal is aborted. */
export function orAborted<T>(waiting: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return waiting;
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new AbortedError('The call was given up'));
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    waiting.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
