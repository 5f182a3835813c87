import { type Exclusive, makeExclusive } from '../database/exclusive.ts';
import { HttpError } from '../errors/http-error.ts';

/** Uploads of one remote at a time, with the one in progress. Each holds a connection. */
const MOST = 5;

/** Runs the work after all earlier work on the same remote. @throws HttpError 429 when too much waits already */
export type UploadQueues = <T>(remote: string, work: () => Promise<T>) => Promise<T>;

/** Makes a queue for each remote: a slow team delays no other. */
export function makeUploadQueues(): UploadQueues {
  const queues = new Map<string, { readonly run: Exclusive; uploads: number }>();
  return async (remote, work) => {
    const queue = queues.get(remote) ?? { run: makeExclusive(), uploads: 0 };
    if (queue.uploads === MOST) {
      throw new HttpError(429, `${remote} has ${MOST} uploads in progress. Try again later.`, {
        code: 'too-many-uploads',
      });
    }
    queues.set(remote, queue);
    queue.uploads += 1;
    try {
      return await queue.run(work);
    } finally {
      queue.uploads -= 1;
      if (queue.uploads === 0) queues.delete(remote);
    }
  };
}
