import type { Readable } from 'node:stream';
import { HttpError } from '../errors/http-error.ts';

/** Runs work on a body, and ends the body when the work takes longer than this many milliseconds. */
export async function withDeadline<T>(
  body: Readable,
  time: number,
  work: () => Promise<T>,
): Promise<T> {
  const late = setTimeout(() => body.destroy(new HttpError(408, 'The upload took too long')), time);
  try {
    return await work();
  } finally {
    clearTimeout(late);
  }
}
