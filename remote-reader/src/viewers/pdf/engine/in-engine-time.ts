import { orAborted } from '@leeszaal/shared-contracts';
import { afterVisibleSeconds } from '../../scheduling/visible-time.ts';
import { PageOpenError } from '../../state/page-failure.ts';
import type { PdfWorkerLease } from './pdf-workers.ts';

/** How long, in seconds, the engine may work on a page: as long as the server may take to answer a request. */
export const ENGINE_LIMIT_S = 60;

/**
 * Runs work of the engine, which has no time limit of its own: a worker can hang. When it takes too long, the worker is
 * ended, and the next page starts another one.
 *
 * @param work gets a signal that is also aborted when the time is over
 * @throws PageOpenError when the time is over; the error of the work; an `AbortedError`, or the signal's reason, when
 * the
 *   caller's signal is aborted
 */
export async function inEngineTime<T>(
  lease: Pick<PdfWorkerLease, 'giveUp'>,
  work: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  signal.throwIfAborted();
  const late = new AbortController();
  const either = AbortSignal.any([signal, late.signal]);
  const cancel = afterVisibleSeconds(ENGINE_LIMIT_S, () => late.abort());
  try {
    return await orAborted(work(either), either);
  } catch (error) {
    if (signal.aborted || !late.signal.aborted) throw error;
    lease.giveUp();
    throw new PageOpenError(new Error('The PDF engine did not answer in time', { cause: error }));
  } finally {
    cancel();
  }
}
