import { beforeEach, describe, expect, test } from '@jest/globals';
import { prefetching } from '@leeszaal/remote-kit/prefetch';
import { createFakeHost, type FakeAnswers } from '@leeszaal/remote-kit/testing';
import { NetworkError, StatusError } from '@leeszaal/shared-contracts';
import { type FirstRequest, prefetchFirst } from './first-request.ts';
import { createHttpSource } from './http-source.ts';

const { signal } = new AbortController();
const own = { signal: new AbortController().signal };
// jsdom lacks `Blob.arrayBuffer`.
const bytesOf = (text: string, mediaType: string) => {
  const bytes = new TextEncoder().encode(text);
  return { bytes: Object.assign(new Blob(), { arrayBuffer: async () => bytes.buffer }), mediaType };
};
const ANSWERS: FakeAnswers = {
  getPage: ({ params }) => bytesOf(`page ${params.page}`, 'application/pdf'),
  getDocumentFile: () => bytesOf('<p>a</p>', 'application/xhtml+xml'),
};

let key: string;

beforeEach(() => {
  key = 'first';
});

function open(first: FirstRequest, answers: FakeAnswers = {}) {
  const host = createFakeHost({ answers: { ...ANSWERS, ...answers } });
  const options = { http: prefetching(host.context), docKey: 'doc-1', licenceKey: () => key };
  prefetchFirst(options, first, signal);
  return { source: createHttpSource(options), asked: host.http.calls };
}

describe('the first request of a viewer', () => {
  test('is answered once, and asked for no more than that [R2.105]', async () => {
    const { source, asked } = open({ page: 1 });
    expect(asked).toHaveLength(1);
    expect(await source.page(1, own)).toEqual(new TextEncoder().encode('page 1'));
    expect(asked).toHaveLength(1);
    await source.page(1, own);
    expect(asked).toHaveLength(2);
  });

  test('is a segment of an EPUB as well', async () => {
    const { source, asked } = open({ segment: 'a.xhtml' });
    expect((await source.segment('a.xhtml', own)).markup).toBe('<p>a</p>');
    expect(asked).toHaveLength(1);
  });

  test('is nothing to a caller that asks for something else', async () => {
    const { source, asked } = open({ page: 1 });
    await source.page(2, own);
    await source.page(1, own);
    expect(asked).toHaveLength(2);
  });

  test('without a connection is asked for again by the caller; another failure is told [R2.105]', async () => {
    let failures: Error[] = [new NetworkError('offline')];
    const getPage = async () => {
      const failure = failures.shift();
      if (failure) throw failure;
      return bytesOf('page 1', 'application/pdf');
    };
    const offline = open({ page: 1 }, { getPage });
    expect(await offline.source.page(1, own)).toEqual(new TextEncoder().encode('page 1'));
    expect(offline.asked).toHaveLength(2);
    failures = [new StatusError(404, null)];
    const missing = open({ page: 1 }, { getPage });
    await expect(missing.source.page(1, own)).rejects.toMatchObject({ reason: 'missing' });
  });

  test('under a key that has lapsed is not used [R2.105]', async () => {
    const { source, asked } = open({ page: 1 });
    key = 'second';
    await source.page(1, own);
    expect(asked).toHaveLength(2);
  });
});
