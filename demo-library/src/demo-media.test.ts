import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { routeLinkedFiles } from '@leeszaal/reference-server/extension';
import { createTestServer, type TestServer } from '@leeszaal/reference-server/testing/suites';
import { XMLValidator } from 'fast-xml-parser';
import { DEMO_MEDIA } from './demo-media.ts';
import { documentMakers } from './documents/index.ts';
import { DEMO_MEDIA_PATH } from './media/media-link.ts';

const BEGINNINGS: Readonly<Record<string, readonly number[]>> = {
  'image/svg+xml': [...new TextEncoder().encode('<svg')],
  'audio/wav': [...new TextEncoder().encode('RIFF')],
  'video/webm': [0x1a, 0x45, 0xdf, 0xa3],
};

/** Every address that a publication of the demonstration names below the path of its media. */
const NAMED = documentMakers
  .flatMap(({ record }) => Object.values(record.multimedia ?? {}).flat())
  .map(({ url }) => url)
  .filter((url) => url.startsWith(DEMO_MEDIA_PATH));

describe('what belongs to the demonstration publications', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
    routeLinkedFiles(server.app, DEMO_MEDIA);
  });
  afterAll(() => server.close());

  it.each([...DEMO_MEDIA])('%s is what it says', async (_name, { type, make }) => {
    const bytes = await make();
    expect([...bytes.subarray(0, 4)]).toEqual(BEGINNINGS[type]);
    expect(bytes.byteLength).toBeGreaterThan(1000);
    if (type.endsWith('xml'))
      expect(XMLValidator.validate(Buffer.from(bytes).toString())).toBe(true);
  });

  it('is all there, and none of it can run', async () => {
    expect(NAMED.length).toBeGreaterThan(25);
    for (const url of NAMED) {
      const answer = await server.call('GET', url);
      expect([url, answer.statusCode]).toEqual([url, 200]);
      expect(answer.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    }
    expect((await server.call('GET', `${DEMO_MEDIA_PATH}nothing.svg`)).statusCode).toBe(404);
  });

  it('comes in parts to who seeks in it', async () => {
    const url = `${DEMO_MEDIA_PATH}closing-bell.wav`;
    const part = await server.call('GET', url, { headers: { range: 'bytes=0-3' } });
    expect([part.statusCode, part.body]).toEqual([206, 'RIFF']);
    const etag = String(part.headers.etag);
    const again = await server.call('GET', url, { headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
  });

  it('is of every kind in one publication, with more copies of leaves than show at first', () => {
    const handbook = documentMakers.find(({ record }) => record.key.startsWith('handbook'));
    const { links, documents, sounds, movies, images, copyDocuments } =
      handbook?.record.multimedia ?? {};
    for (const list of [links, documents, sounds, movies, images]) {
      expect(list?.length).toBeGreaterThan(0);
    }
    expect(copyDocuments?.length).toBeGreaterThan(5);
  });
});
