import { expect, test } from '@jest/globals';
import { AbortedError, endpoints, NetworkError, StatusError } from '@leeszaal/shared-contracts';
import { createFakeHost } from '../testing/index.ts';
import { prefetching } from './prefetching.ts';

const { signal } = new AbortController();

/** A client of thumbnails, after so many failures. */
function asking(failures: Error[] = []) {
  const host = createFakeHost({
    answers: {
      getThumbnail: async ({ params }) => {
        const failure = failures.shift();
        if (failure) throw failure;
        return { bytes: new Blob([`${params.page}`]), mediaType: 'image/png' };
      },
    },
  });
  const http = prefetching(host.context);
  const page = (number: number) => ({ params: { docKey: 'tea', page: number } });
  return {
    host,
    asked: host.http.calls,
    begin: (number = 1, until?: AbortSignal) =>
      http.prefetch(endpoints.getThumbnail, page(number), until),
    here: (number = 1) =>
      prefetching(host.context).prefetched(endpoints.getThumbnail, page(number)),
    take: (number = 1, options = { signal }) =>
      http.call(endpoints.getThumbnail, page(number), options),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('what was prefetched is not asked again, the first time [R2.105]', async () => {
  const { asked, begin, take, host } = asking();
  begin();
  begin();
  expect(await take()).toMatchObject({ mediaType: 'image/png' });
  expect(asked.map(({ options }) => options)).toEqual([
    { signal: host.context.signal, onNetworkFailure: 'throw' },
  ]);
  await take();
  expect(asked[1]?.options).toEqual({ signal });
});

test('an answer that is here is known without waiting, until it is taken', async () => {
  const { begin, here, take } = asking();
  begin();
  expect(here()).toBeUndefined();
  await settled();
  expect(here()).toMatchObject({ mediaType: 'image/png' });
  expect(here(2)).toBeUndefined();
  expect(asking().here()).toBeUndefined();
  await take();
  expect(here()).toBeUndefined();
});

test('it answers no other call, and no other mount', async () => {
  const { asked, begin, take } = asking();
  begin(2);
  await take(1);
  const other = asking();
  await other.take(2);
  await take(2);
  expect([asked.length, other.asked.length]).toEqual([2, 1]);
});

test('`call` sends a new request after a network failure and reports other failures [R2.105]', async () => {
  const offline = asking([new NetworkError('offline')]);
  offline.begin();
  expect(await offline.take()).toMatchObject({ mediaType: 'image/png' });
  const refused = asking([new StatusError(404, null)]);
  refused.begin();
  await expect(refused.take()).rejects.toBeInstanceOf(StatusError);
  expect(refused.asked).toHaveLength(1);
});

test('it is not handed to a caller that has gone on meanwhile', async () => {
  const { begin, take } = asking();
  begin();
  const abort = new AbortController();
  const taken = take(1, { signal: abort.signal });
  abort.abort();
  await expect(taken).rejects.toBeInstanceOf(AbortedError);
});

test('it is forgotten when it is no longer needed', async () => {
  const { asked, begin, take } = asking();
  const abort = new AbortController();
  begin(1, abort.signal);
  abort.abort();
  begin(2, abort.signal);
  expect(asked[0]?.options.signal?.aborted).toBe(true);
  await take();
  expect(asked.map(({ options }) => options.signal)).toEqual([abort.signal, signal]);
});

test('an abort forgets only its own request', async () => {
  const { asked, begin, take } = asking();
  const abort = new AbortController();
  begin(1, abort.signal);
  await take();
  begin();
  abort.abort();
  await take();
  expect(asked).toHaveLength(2);
});

test('an answer that is announced is taken once, and asked for when it does not come [R2.176]', async () => {
  const { take, here, asked, host } = asking();
  const answer = { bytes: new Blob(['told']), mediaType: 'image/png' };
  const request = { params: { docKey: 'tea', page: 1 } };
  const offer = (promise: Promise<typeof answer>) =>
    prefetching(host.context).offer(endpoints.getThumbnail, request, promise);
  const withdrawTaken = offer(Promise.resolve(answer));
  await settled();
  expect(here()).toBe(answer);
  expect(await take()).toBe(answer);
  expect(withdrawTaken()).toBe(false);
  offer(Promise.reject(new NetworkError('none')));
  expect((await take()).bytes.size).toBe(1);
  expect(asked).toHaveLength(1);
  const withdraw = offer(Promise.resolve(answer));
  expect([withdraw(), withdraw()]).toEqual([true, false]);
  await take();
  expect(asked).toHaveLength(2);
  // The end of the mount takes nothing.
  const left = offer(Promise.resolve(answer));
  host.dispose();
  expect(left()).toBe(true);
});
