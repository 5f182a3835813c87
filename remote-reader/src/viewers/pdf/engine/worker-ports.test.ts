import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { createWorkerPorts, type WorkerPorts } from './worker-ports.ts';

let ports: WorkerPorts;
const started: FakeWorker[] = [];
let answer: () => Promise<Response>;

class FakeWorker {
  ended = false;
  constructor() {
    started.push(this);
  }
  terminate(): void {
    this.ended = true;
  }
}

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
  const [first, second] = [ports.take(), ports.take()];
  expect(await first.port).toBe(await second.port);
  expect(started).toHaveLength(1);
  await first.release();
  expect(started[0]?.ended).toBe(false);
  await second.release();
  expect(started[0]?.ended).toBe(true);
  const next = ports.take();
  await next.port;
  expect(started).toHaveLength(2);
  await next.release();
});

test('pages are painted in a hidden page of their own, which comes and goes with the thread [R2.109]', async () => {
  const frames = () => [...document.querySelectorAll('iframe')];
  expect(frames()).toEqual([]);
  const [first, second] = [ports.take(), ports.take()];
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

test('one that is given back while it starts ends as soon as it has', async () => {
  const lease = ports.take();
  await lease.release();
  expect(started.map(({ ended }) => ended)).toEqual([true]);
});

test('a script that cannot be had is asked for again by who comes next', async () => {
  let asked = 0;
  answer = async () => {
    asked += 1;
    throw new TypeError('offline');
  };
  const failed = ports.take();
  await expect(failed.port).rejects.toThrow('offline');
  expect(asked).toBe(1);
  answer = async () => new Response('self');
  const next = ports.take();
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
  const lease = ports.take();
  await lease.port;
  await lease.release();
  const next = ports.take();
  await next.port;
  await next.release();
  expect([started.length, asked]).toEqual([2, 1]);
});

test('a viewer whose worker could not be had gets another one when it asks again', async () => {
  jest.unstable_mockModule('pdfjs-dist', () => ({
    PDFWorker: { create: ({ port }: { port: unknown }) => ({ port, destroy: () => undefined }) },
    TextLayer: { cleanup: () => undefined },
    VerbosityLevel: { ERRORS: 0 },
  }));
  const { PdfWorkers } = await import('./pdf-workers.ts');
  answer = async () => {
    throw new TypeError('offline');
  };
  const lease = new PdfWorkers(ports).take();
  await expect(lease.worker()).rejects.toThrow('offline');
  answer = async () => new Response('self');
  const worker = await lease.worker();
  expect(await lease.worker()).toBe(worker);
  expect(started).toHaveLength(1);
  await lease.release();
  expect(started[0]?.ended).toBe(true);
});
