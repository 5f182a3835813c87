import { Worker } from 'node:worker_threads';
import type { Row, SqlValue } from '../database.contract.ts';
import { toDatabaseError } from '../database-error.ts';
import { FolderInUseError } from '../startup-errors.ts';
import type { NoteStatement } from './holds.ts';
import type { ThreadMessage, ThreadOptions, ThreadRequest } from './pglite-thread.contract.ts';

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;

/** Requests to PGlite's thread. */
export interface PgliteChannel {
  /**
   * Sends a statement without waiting for earlier ones; they run in order.
   *
   * @param note receives its times
   */
  query(sql: string, values?: readonly SqlValue[], note?: NoteStatement): Promise<Row[]>;
  /** The whole database as bytes, a template for another one. */
  dump(): Promise<Uint8Array>;
  /** Resolves with the cause when the thread has ended by itself. */
  readonly lost: Promise<Error>;
  close(): Promise<void>;
}

/**
 * Starts PGlite in a thread of its own, so that a long query does not block requests.
 *
 * @throws FolderInUseError when another process has the lock
 */
export async function openPgliteChannel(options: ThreadOptions): Promise<PgliteChannel> {
  const thread = new Worker(new URL('./pglite-thread.ts', import.meta.url), {
    workerData: options,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const pending = new Map<number, PromiseWithResolvers<ThreadMessage>>();
  let lastId = 0;
  let gone: Error | undefined;
  let isClosing = false;
  const lost = Promise.withResolvers<Error>();

  function lose(error: Error): void {
    gone ??= error;
    if (!isClosing) lost.resolve(gone);
    for (const { reject } of pending.values()) reject(gone);
    pending.clear();
  }

  await new Promise<void>((resolve, reject) => {
    thread.once('message', (message: ThreadMessage) => {
      if (message.type !== 'failed') return resolve();
      void thread.terminate();
      reject(message.reason === 'in-use' ? new FolderInUseError() : new Error(message.message));
    });
    thread.once('error', reject);
  });

  thread.on('message', (message: ThreadMessage) => {
    if (!('id' in message)) return;
    const request = pending.get(message.id);
    pending.delete(message.id);
    if (message.type !== 'refused') return request?.resolve(message);
    const error = Object.assign(new Error(message.failure.message), message.failure);
    request?.reject(toDatabaseError(error));
  });
  thread.on('error', lose);
  thread.on('exit', () => lose(new Error('The database is closed.')));

  function ask(request: Unnumbered<ThreadRequest>): Promise<ThreadMessage> {
    if (gone !== undefined) return Promise.reject(gone);
    lastId += 1;
    const answer = Promise.withResolvers<ThreadMessage>();
    pending.set(lastId, answer);
    try {
      thread.postMessage({ ...request, id: lastId });
    } catch (error) {
      // A value that cannot be sent: no answer is awaited.
      pending.delete(lastId);
      throw error;
    }
    return answer.promise;
  }

  return {
    lost: lost.promise,
    async query(sql, values, note) {
      const message = await ask({ type: 'query', sql, ...(values !== undefined && { values }) });
      if (message.type !== 'rows') return [];
      note?.(sql, message);
      return message.rows;
    },
    async dump() {
      const message = await ask({ type: 'dump' });
      return message.type === 'dumped' ? message.dump : new Uint8Array();
    },
    async close() {
      if (gone !== undefined) return;
      isClosing = true;
      const left = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
      await ask({ type: 'close' });
      await left;
    },
  };
}
