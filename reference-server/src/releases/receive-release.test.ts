import { access, readdir, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { contentHash, releasePath } from '@leeszaal/shared-contracts/registry';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { fileOf } from '../testing/signed-release.ts';
import { bodyOf, makeUpload } from './testing/make-upload.ts';
import {
  BYTES,
  createPublishingServer,
  type PublishingServer,
} from './testing/publishing-server.ts';

const evil = 'evil()';
const empty = Buffer.alloc(0);

describeOnBothDatabases('publishing', (makeDatabase) => {
  let server: PublishingServer;
  beforeAll(async () => {
    server = await createPublishingServer(await makeDatabase(), ['maps', 'noted']);
  });
  afterAll(() => server.close());

  const exists = (path: string) =>
    access(join(server.distDir, path)).then(
      () => true,
      () => false,
    );

  it.each<[name: string, status: number, code: string, body: Buffer]>([
    ['nothing', 400, 'invalid-listing', empty],
    ['no listing', 400, 'invalid-listing', Buffer.from('evil()\n')],
    ['an endless listing', 400, 'invalid-listing', Buffer.alloc(2 ** 21, '[')],
    ['an empty listing', 400, 'invalid-listing', bodyOf([], [])],
    ...[
      ...['../evil.js', '../../registry.json', '/etc/evil.js', 'a/../../evil.js', '.hidden'],
      ...['C:\\evil.js', 'a\\..\\evil.js', 'a//b.js', 'a/./b.js', 'evil\u0000.js', ''],
      'x'.repeat(241),
    ].map((path): [string, number, string, Buffer] => [
      `the path ${JSON.stringify(path)}`,
      400,
      'invalid-listing',
      bodyOf([fileOf(path, evil)], [evil]),
    ]),
    [
      'a file without a digest',
      400,
      'invalid-listing',
      bodyOf([{ path: 'evil.js', size: 6 }], [evil]),
    ],
    [
      'a file twice',
      400,
      'invalid-listing',
      bodyOf([fileOf('a.js', evil), fileOf('a.js', evil)], [evil, evil]),
    ],
    [
      'a file that is a folder',
      400,
      'invalid-listing',
      bodyOf([fileOf('a/b', evil), fileOf('a', evil)], [evil, evil]),
    ],
    [
      'too many files',
      400,
      'invalid-listing',
      bodyOf(
        Array.from({ length: 2001 }, (_each, index) => fileOf(`${index}.js`, '')),
        [],
      ),
    ],
    [
      'too many bytes',
      400,
      'invalid-listing',
      bodyOf([{ ...fileOf('a.js', ''), size: 64 * 1024 ** 2 + 1 }], []),
    ],
    ['another hash', 422, 'wrong-hash', bodyOf([fileOf('a.js', evil)], [evil])],
  ])('refuses %s', async (_name, status, code, body) => {
    const answer = await server.upload('maps', { hash: '0'.repeat(20), body });
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([status, code]);
    expect(await server.folders('maps')).toEqual([]);
  });

  it('refuses bytes that differ from the listing, and serves nothing of them', async () => {
    const { hash, listing, body } = await makeUpload('maps', 'one');
    const swapped = Buffer.from(body);
    swapped[swapped.indexOf('one')] = 'O'.charCodeAt(0);
    for (const [bytes, code] of [
      [swapped, 'wrong-digest'],
      [body.subarray(0, -1), 'incomplete'],
      [bodyOf(listing, []), 'incomplete'],
      [Buffer.concat([body, Buffer.from('x')]), 'unlisted-bytes'],
    ] as const) {
      const answer = await server.upload('maps', { hash, body: bytes });
      expect([code, JSON.parse(answer.body).code]).toEqual([code, code]);
      expect(await server.folders('maps')).toEqual([]);
      expect(await exists(`remotes/maps/${hash}`)).toBe(false);
    }
    expect(await readdir(join(server.distDir, 'incoming'))).toEqual([]);
  });

  it('refuses files that are no release', async () => {
    const listing = [fileOf('remoteEntry.js', evil)];
    const hash = await contentHash(listing);
    const answer = await server.upload('maps', { hash, body: bodyOf(listing, [evil]) });
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([422, 'invalid-release']);
    expect(answer.body).not.toContain(server.distDir);
    expect(await server.folders('maps')).toEqual([]);
  });

  it('answers a refused upload, and the next request', async () => {
    const large = Buffer.alloc(8 * 1024 ** 2, '[');
    for (const _time of [1, 2, 3]) {
      expect((await server.upload('maps', { hash: '0'.repeat(20), body: large })).status).toBe(400);
      expect(
        (await server.upload('maps', { hash: '0'.repeat(20), body: large }, 'none')).status,
      ).toBe(401);
    }
  });

  it('keeps nothing of an upload whose connection broke', async () => {
    const { hash, body } = await makeUpload('maps', 'broken');
    const headers = { ...BYTES, ...server.bearer('maps'), 'content-length': body.length };
    const asking = httpRequest(`${server.url}${releasePath('maps', hash)}`, {
      method: 'PUT',
      headers,
    });
    const broken = new Promise((resolve) => asking.on('error', resolve));
    asking.write(body.subarray(0, -10));
    while ((await readdir(join(server.distDir, 'incoming'))).length === 0) await setTimeout(5);
    asking.destroy();
    await broken;
    while ((await readdir(join(server.distDir, 'incoming'))).length > 0) await setTimeout(5);
    expect(await server.folders('maps')).toEqual([]);
  });

  it('receives one release of a remote at a time, and meanwhile those of other remotes', async () => {
    const [slow, next, other] = await Promise.all([
      makeUpload('maps', 'slow'),
      makeUpload('maps', 'next'),
      makeUpload('noted', 'other'),
    ]);
    const headers = { ...BYTES, ...server.bearer('maps'), 'content-length': slow.body.length };
    const asking = httpRequest(`${server.url}${releasePath('maps', slow.hash)}`, {
      method: 'PUT',
      headers,
    });
    const first = new Promise((resolve) => {
      asking.on('response', ({ statusCode }) => resolve(statusCode));
    });
    asking.write(slow.body.subarray(0, -10));
    while ((await readdir(join(server.distDir, 'incoming'))).length === 0) await setTimeout(5);
    const second = server.upload('maps', next);
    expect((await server.upload('noted', other)).status).toBe(204);
    expect(await readdir(join(server.distDir, 'incoming'))).toHaveLength(1);
    expect(await server.folders('maps')).toEqual([]);
    asking.end(slow.body.subarray(-10));
    expect([await first, (await second).status]).toEqual([204, 204]);
    expect((await server.folders('maps')).sort()).toEqual([slow.hash, next.hash].sort());
    await rm(join(server.distDir, 'remotes/maps'), { recursive: true });
    await rm(join(server.distDir, 'remotes/noted'), { recursive: true });
  });

  it('refuses a body that is too large before it is read', async () => {
    const answer = await server.put(releasePath('maps', '0'.repeat(20)), '', {
      ...BYTES,
      ...server.bearer('maps'),
      'content-length': String(2 ** 40),
    });
    expect(answer.status).toBe(413);
  });

  it.each(['..', 'ABCDEF', '0'.repeat(19), `${'0'.repeat(20)}/x`, '%2e%2e%2f0'])(
    'refuses the hash %s',
    async (hash) => {
      const answer = await server.upload('maps', { hash, body: empty });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(await server.folders('maps')).toEqual([]);
    },
  );
});
