import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type OpenScreen, openScreen } from '../testing/open-screen.ts';
import { useReaderPrefetch } from './use-reader-prefetch.ts';

let opened: OpenScreen | undefined;
const idle: IdleRequestCallback[] = [];
const limits: (IdleRequestOptions | undefined)[] = [];

beforeEach(() => {
  idle.length = 0;
  limits.length = 0;
  Object.assign(globalThis, {
    requestIdleCallback: (run: IdleRequestCallback, options?: IdleRequestOptions) => {
      limits.push(options);
      return idle.push(run);
    },
    cancelIdleCallback: (request: number) => idle.splice(request - 1, 1, () => undefined),
  });
});
afterEach(async () => {
  await opened?.close();
  opened = undefined;
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
});

function Card({ isReadable }: { readonly isReadable: boolean }) {
  useReaderPrefetch(isReadable);
  return null;
}

const beIdle = () => {
  for (const run of idle.splice(0)) run({ didTimeout: false, timeRemaining: () => 10 });
};

async function prefetched(...cards: readonly boolean[]): Promise<readonly string[]> {
  const part = cards.map((isReadable, at) => <Card key={String(at)} isReadable={isReadable} />);
  opened = await openScreen({ part });
  expect(opened.host.prefetched).toEqual([]);
  beIdle();
  return opened.host.prefetched;
}

test('the reader is loaded once, when there is nothing else to do [R2.115]', async () => {
  expect(await prefetched(false, true, true)).toEqual(['reader']);
});

test('no time limit loads the reader in a busy browser', async () => {
  await prefetched(true);
  expect(limits).toContain(undefined);
});

test('it is not loaded where there is nothing to read', async () => {
  expect(await prefetched(false)).toEqual([]);
});

test('nor for a person who saves data', async () => {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true },
    configurable: true,
  });
  expect(await prefetched(true)).toEqual([]);
});

test('browsers that do not say when they are idle are given a moment', async () => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  jest.useFakeTimers();
  try {
    opened = await openScreen({ part: <Card isReadable /> });
    jest.advanceTimersByTime(1000);
    expect(opened.host.prefetched).toEqual(['reader']);
  } finally {
    jest.useRealTimers();
  }
});
