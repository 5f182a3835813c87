import { describe, expect, test } from '@jest/globals';
import {
  AbortedError,
  type AnswerOf,
  type CallOptions,
  type Endpoint,
  type HttpPort,
  NetworkError,
  type RequestOf,
  StatusError,
} from '@leeszaal/shared-contracts';
import { createHttpSource } from './http-source.ts';

interface Call {
  readonly name: string;
  readonly request: { readonly params?: unknown; readonly query?: unknown };
  readonly options: CallOptions | undefined;
}

function recordingHttp(answer: () => unknown) {
  const calls: Call[] = [];
  const http: HttpPort = {
    async call<E extends Endpoint>(endpoint: E, request: RequestOf<E>, options?: CallOptions) {
      calls.push({ name: endpoint.name, request, options });
      return answer() as AnswerOf<E>;
    },
    address: (endpoint, request) =>
      `http://api.test/${endpoint.name}?${JSON.stringify((request as Call['request']).query)}`,
    fetchBytes: async () => new Blob(),
  };
  return { http, calls };
}

const blob = async (text: string) => ({
  // jsdom's own blobs can't be read.
  bytes: await new Response(text).blob(),
  mediaType: 'Text/HTML; charset=utf-8',
});
const failing = (error: Error) =>
  recordingHttp(() => {
    throw error;
  });

describe('the source over HTTP', () => {
  test('asks with the licence key of the moment [R4.19 R7.1]', async () => {
    const { http, calls } = recordingHttp(() => blob('x'));
    let key = 'one';
    const source = createHttpSource({ http, docKey: 'doc', licenceKey: () => key });
    await source.page(3);
    key = 'two';
    await source.page(4);
    expect(calls.map(({ request }) => request)).toEqual([
      { params: { docKey: 'doc', page: 3 }, query: { licenseKey: 'one' } },
      { params: { docKey: 'doc', page: 4 }, query: { licenseKey: 'two' } },
    ]);
  });

  test('gives a segment its text, its plain media type and its address', async () => {
    const { http } = recordingHttp(() => blob('<p>één</p>'));
    const source = createHttpSource({ http, docKey: 'doc', licenceKey: () => 'key' });
    expect(await source.segment('text/a.xhtml')).toEqual({
      path: 'text/a.xhtml',
      markup: '<p>één</p>',
      mediaType: 'text/html',
      address: 'http://api.test/getDocumentFile?{"licenseKey":"key"}',
    });
  });

  test('a call of a person waits behind the dialog, preparing does not', async () => {
    const { http, calls } = recordingHttp(() => blob(''));
    const source = createHttpSource({ http, docKey: 'doc', licenceKey: () => 'key' });
    await source.page(1);
    await source.page(2, { background: true });
    expect(calls.map(({ options }) => options?.onNetworkFailure)).toEqual(['dialog', 'throw']);
  });

  test.each([
    [new StatusError(404, ''), 'missing'],
    [new StatusError(403, ''), 'forbidden'],
    [new StatusError(500, ''), 'failed'],
    [new NetworkError('gone'), 'unreachable'],
  ])('%s is a source error: %s', async (error, reason) => {
    const source = createHttpSource({ ...failing(error), docKey: 'doc', licenceKey: () => 'key' });
    await expect(source.page(1)).rejects.toMatchObject({ name: 'SourceError', reason });
  });

  test('what the caller gave up stays that', async () => {
    const { http } = failing(new AbortedError('given up'));
    const source = createHttpSource({ http, docKey: 'doc', licenceKey: () => 'key' });
    await expect(source.cover()).rejects.toBeInstanceOf(AbortedError);
  });
});
