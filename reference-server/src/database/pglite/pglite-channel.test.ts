import { EventEmitter } from 'node:events';
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ThreadRequest } from './pglite-thread.contract.ts';

/** A fake of PGlite's thread. */
class FakeThread extends EventEmitter {
  readonly asked: ThreadRequest[] = [];
  postMessage(request: ThreadRequest): void {
    this.asked.push(request);
    if (request.type !== 'close') return;
    this.emit('message', { type: 'closed', id: request.id });
    this.emit('exit');
  }
}

let thread: FakeThread;
jest.unstable_mockModule('node:worker_threads', () => ({
  Worker: class extends FakeThread {
    constructor() {
      super();
      thread = this;
      queueMicrotask(() => this.emit('message', { type: 'ready' }));
    }
  },
}));
const { openPgliteChannel } = await import('./pglite-channel.ts');

let channel: Awaited<ReturnType<typeof openPgliteChannel>>;
beforeEach(async () => {
  channel = await openPgliteChannel({});
});

test('a thread that ends by itself is told, and leaves no caller waiting', async () => {
  const asked = channel.query('select 1');
  thread.emit('error', new Error('out of memory'));
  await expect(asked).rejects.toThrow('out of memory');
  await expect(channel.query('select 2')).rejects.toThrow('out of memory');
  expect((await channel.lost).message).toBe('out of memory');
  expect(thread.asked).toHaveLength(1);
});

test('a value that cannot be sent is refused once, and awaits no answer', async () => {
  const cannotBeSent = new Error('could not be cloned');
  jest.spyOn(thread, 'postMessage').mockImplementationOnce(() => {
    throw cannotBeSent;
  });
  await expect(channel.query('select $1', ['x'])).rejects.toBe(cannotBeSent);
  // An answer that was awaited would be rejected now, with no one to hear it.
  await channel.close();
  await new Promise((resolve) => setImmediate(resolve));
});

test('one that is closed is not lost', async () => {
  await channel.close();
  const lost = await Promise.race([channel.lost, Promise.resolve('not lost')]);
  expect(lost).toBe('not lost');
  await expect(channel.query('select 1')).rejects.toThrow('closed');
});
