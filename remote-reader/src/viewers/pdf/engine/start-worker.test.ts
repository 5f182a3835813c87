import { beforeAll, expect, jest, test } from '@jest/globals';
import { START_LIMIT_S, startInPage, startWorker, WorkerLateError } from './start-worker.ts';

class FakePort extends EventTarget {
  partner: FakePort | undefined;
  start(): void {}
  close(): void {
    this.partner = undefined;
  }
  postMessage(data: unknown): void {
    this.partner?.dispatchEvent(new MessageEvent('message', { data }));
  }
}

class FakeChannel {
  readonly port1 = new FakePort();
  readonly port2 = new FakePort();
  constructor() {
    this.port1.partner = this.port2;
    this.port2.partner = this.port1;
  }
}

// jsdom has none.
beforeAll(() => void Object.assign(globalThis, { MessageChannel: FakeChannel }));

class FakeWorker extends EventTarget {
  ended = false;
  terminate(): void {
    this.ended = true;
  }
}

/** A worker that soon dispatches an event. */
function workerThat(event: string) {
  const worker = new FakeWorker();
  queueMicrotask(() => worker.dispatchEvent(new Event(event)));
  return worker as unknown as Worker & FakeWorker;
}

test('a worker is there when its script runs', async () => {
  const worker = workerThat('message');
  expect(await startWorker(() => worker)).toBe(worker);
  expect(worker.ended).toBe(false);
});

test('a worker whose script the policy forbids is refused, however the browser tells it', async () => {
  const worker = workerThat('error');
  await expect(startWorker(() => worker)).rejects.toThrow('may not run');
  expect(worker.ended).toBe(true);
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  await expect(startWorker(forbid)).rejects.toThrow('denied');
});

test('a worker whose script does not run in time is ended', async () => {
  jest.useFakeTimers();
  try {
    const worker = new FakeWorker();
    const started = startWorker(() => worker as unknown as Worker).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(START_LIMIT_S * 1000);
    expect(await started).toBeInstanceOf(WorkerLateError);
    expect([worker.ended, jest.getTimerCount()]).toEqual([true, 0]);
  } finally {
    jest.useRealTimers();
  }
});

test("the engine in the page's thread gets its messages through a port, and leaves no global", async () => {
  const ports: MessagePort[] = [];
  const port = await startInPage(async () => {
    Reflect.set(globalThis, 'pdfjsWorker', {});
    return { WorkerMessageHandler: { initializeFromPort: (given) => void ports.push(given) } };
  });
  expect(Reflect.has(globalThis, 'pdfjsWorker')).toBe(false);
  const heard = new Promise((resolve) => {
    ports[0]?.addEventListener('message', ({ data }) => resolve(data));
  });
  port.postMessage('page 1');
  expect(await heard).toBe('page 1');
  port.terminate();
});
