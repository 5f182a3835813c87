import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { PDFDocumentLoadingTask } from 'pdfjs-dist';
import { AHEAD_MS, createWorkerPorts, type WorkerPorts } from './worker-ports.ts';

let ports: WorkerPorts;
const started: FakeWorker[] = [];
let answer: () => Promise<Response>;

class FakeWorker extends EventTarget {
  ended = false;
  constructor() {
    super();
    started.push(this);
    queueMicrotask(() => this.dispatchEvent(new Event('message')));
  }
  terminate(): void {
    this.ended = true;
  }
}

class FakePdfWorker {
  static readonly #made = new Map<unknown, FakePdfWorker>();
  destroyed = false;
  readonly port: unknown;
  constructor(port: unknown) {
    this.port = port;
  }
  /** As pdf.js: the same worker for the same port. */
  static create({ port }: { readonly port: unknown }): FakePdfWorker {
    const made = FakePdfWorker.#made.get(port) ?? new FakePdfWorker(port);
    FakePdfWorker.#made.set(port, made);
    return made;
  }
  destroy(): void {
    this.destroyed = true;
    FakePdfWorker.#made.delete(this.port);
  }
}
jest.unstable_mockModule('pdfjs-dist', () => ({
  PDFWorker: FakePdfWorker,
  TextLayer: { cleanup: () => undefined },
  VerbosityLevel: { ERRORS: 0 },
}));

const { fetch } = globalThis;
beforeAll(() => {
  // jsdom has none.
  Object.assign(globalThis, {
    Worker: FakeWorker,
    __webpack_public_path__: '/remotes/reader/',
    fetch: () => answer(),
  });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
});
afterAll(() => {
  globalThis.fetch = fetch;
});
beforeEach(() => {
  ports = createWorkerPorts();
  started.length = 0;
  answer = async () => new Response('self');
});

test('there is one thread for all, which ends with the last who needs it [R2.108]', async () => {
  const [first, second] = [ports.take(document.body), ports.take(document.body)];
  expect(await first.port).toBe(await second.port);
  expect(started).toHaveLength(1);
  await first.release();
  expect(started[0]?.ended).toBe(false);
  await second.release();
  expect(started[0]?.ended).toBe(true);
  const next = ports.take(document.body);
  await next.port;
  expect(started).toHaveLength(2);
  await next.release();
});

test('a thread that was started ahead is the one of the next lease, and ends with it [R2.180]', async () => {
  ports.startAhead();
  ports.startAhead();
  const lease = ports.take(document.body);
  await lease.port;
  expect(started).toHaveLength(1);
  await lease.release();
  expect(started[0]?.ended).toBe(true);
});

test('a thread that was started ahead ends when no document is opened [R2.180]', async () => {
  jest.useFakeTimers();
  try {
    ports.startAhead();
    await jest.advanceTimersByTimeAsync(AHEAD_MS - 1);
    expect(started.map(({ ended }) => ended)).toEqual([false]);
    ports.startAhead();
    await jest.advanceTimersByTimeAsync(AHEAD_MS - 1);
    expect(started.map(({ ended }) => ended)).toEqual([false]);
    await jest.advanceTimersByTimeAsync(1);
    expect(started.map(({ ended }) => ended)).toEqual([true]);
  } finally {
    jest.useRealTimers();
  }
});

test('pages are painted in a hidden page of their own, which comes and goes with the thread [R2.109]', async () => {
  const frames = () => [...document.querySelectorAll('iframe')];
  expect(frames()).toEqual([]);
  const [first, second] = [ports.take(document.body), ports.take(document.body)];
  const frame = await first.frame.page();
  expect(frames().map(({ contentDocument }) => contentDocument === frame)).toEqual([true]);
  expect(frames()[0]).toMatchObject({ ariaHidden: 'true', tabIndex: -1 });
  expect((await second.frame.page()) === frame).toBe(true);
  await first.release();
  expect(frames()).toHaveLength(1);
  await second.release();
  expect(frames()).toEqual([]);
  // A caller that paints after the release uses the main document.
  expect((await second.frame.page()) === document).toBe(true);
});

test('each mount has a frame in an element of its own, and gives it back at once', async () => {
  const homes = [document.createElement('div'), document.createElement('div')] as const;
  document.body.append(...homes);
  const [first, second] = [ports.take(homes[0]), ports.take(homes[1])];
  expect(await first.port).toBe(await second.port);
  await Promise.all([first.frame.page(), second.frame.page()]);
  const count = () => homes.map((home) => home.childElementCount);
  expect(count()).toEqual([1, 1]);
  const ended = first.release();
  expect(count()).toEqual([0, 1]);
  await ended;
  expect(started[0]?.ended).toBe(false);
  await second.release();
  expect(count()).toEqual([0, 0]);
  expect(started[0]?.ended).toBe(true);
  for (const home of homes) home.remove();
});

test('a mount that has left the page waits for no frame', async () => {
  const home = document.createElement('div');
  const lease = ports.take(home);
  expect((await lease.frame.page()) === document).toBe(true);
  await lease.release();
  expect(home.childElementCount).toBe(0);
});

test('a worker that is given up ends for all, and the next lease starts another one', async () => {
  const [first, second] = [ports.take(document.body), ports.take(document.body)];
  await first.port;
  first.giveUp();
  const next = ports.take(document.body);
  await next.port;
  expect(started.map(({ ended }) => ended)).toEqual([true, false]);
  await Promise.all([first.release(), second.release()]);
  expect(started.map(({ ended }) => ended)).toEqual([true, false]);
  await next.release();
  expect(started.map(({ ended }) => ended)).toEqual([true, true]);
});

test('one that is given back while it starts ends as soon as it has', async () => {
  const lease = ports.take(document.body);
  await lease.release();
  expect(started.map(({ ended }) => ended)).toEqual([true]);
});

test('a script that cannot be had is asked for again by who comes next', async () => {
  let asked = 0;
  answer = async () => {
    asked += 1;
    throw new TypeError('offline');
  };
  const failed = ports.take(document.body);
  await expect(failed.port).rejects.toThrow('offline');
  expect(asked).toBe(1);
  answer = async () => new Response('self');
  const next = ports.take(document.body);
  await next.port;
  expect(started).toHaveLength(1);
  await failed.release();
  await next.release();
  expect(started[0]?.ended).toBe(true);
});

test('a script that was loaded ahead is not asked for again, and starts nothing by itself [R2.105]', async () => {
  let asked = 0;
  answer = async () => {
    asked += 1;
    return new Response('self');
  };
  await ports.loadScript();
  expect(started).toHaveLength(0);
  const lease = ports.take(document.body);
  await lease.port;
  await lease.release();
  const next = ports.take(document.body);
  await next.port;
  await next.release();
  expect([started.length, asked]).toEqual([2, 1]);
});

test('a viewer whose worker could not be had gets another one when it asks again', async () => {
  const { PdfWorkers } = await import('./pdf-workers.ts');
  answer = async () => {
    throw new TypeError('offline');
  };
  const lease = new PdfWorkers(ports).take(document.body);
  await expect(lease.worker()).rejects.toThrow('offline');
  answer = async () => new Response('self');
  const worker = await lease.worker();
  expect(await lease.worker()).toBe(worker);
  expect(started).toHaveLength(1);
  await lease.release();
  expect(started[0]?.ended).toBe(true);
});

test('a worker that hangs keeps neither the end of a document back, nor the next document', async () => {
  const { PdfWorkers } = await import('./pdf-workers.ts');
  const workers = new PdfWorkers(ports);
  const lease = workers.take(document.body);
  const hung = await lease.worker();
  lease.end({ destroy: () => new Promise(() => undefined) } as unknown as PDFDocumentLoadingTask);
  await lease.release();
  expect(started.map(({ ended }) => ended)).toEqual([true]);
  const next = workers.take(document.body);
  expect(await next.worker()).not.toBe(hung);
  expect(started.map(({ ended }) => ended)).toEqual([true, false]);
  await next.release();
});

test('a viewer whose worker was given up, also by another viewer, gets another one [R2.108]', async () => {
  const { PdfWorkers } = await import('./pdf-workers.ts');
  const workers = new PdfWorkers(ports);
  const [one, other] = [workers.take(document.body), workers.take(document.body)];
  const hung = await one.worker();
  expect(await other.worker()).toBe(hung);
  one.giveUp();
  const worker = await one.worker();
  expect(worker).not.toBe(hung);
  expect(await other.worker()).toBe(worker);
  expect(started.map(({ ended }) => ended)).toEqual([true, false]);
  await Promise.all([one.release(), other.release()]);
  expect(started.map(({ ended }) => ended)).toEqual([true, true]);
});
