import {
  access,
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  utimes,
} from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  activePath,
  contentHash,
  openRegistry,
  parsePublicKey,
  RELEASE_LIMITS,
  type Registry,
  releasePath,
} from '@leeszaal/shared-contracts/registry';
import type { Database } from '../database/database.contract.ts';
import { readRegistry, registryLayout } from '../registry/index.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { readReleaseAudit } from './release-audit.ts';
import { makeReleaseToken, revokeReleaseToken } from './release-tokens.ts';
import { bodyOf, fileOf, makeUpload, type Upload } from './testing/make-upload.ts';

interface Answer {
  readonly status: number;
  readonly body: string;
}

const BYTES = { 'content-type': 'application/octet-stream' };

describeOnBothDatabases('publishing', (makeDatabase) => {
  let database: Database;
  let server: TestServer;
  let distDir: string;
  let url: string;
  const tokens = new Map<string, string>();
  const exists = (path: string) =>
    access(join(distDir, path)).then(
      () => true,
      () => false,
    );

  beforeAll(async () => {
    distDir = await mkdtemp(join(tmpdir(), 'leeszaal-releases-'));
    database = await makeDatabase();
    server = await createTestServer({ database, config: { distDir } });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
    for (const remote of ['notices', 'maps', 'crowded', 'stuck', 'noted', ...TEAMS]) {
      tokens.set(remote, (await makeReleaseToken(database, { remote, label: 'CI' })).text);
    }
  });
  afterAll(async () => {
    await server.close();
    await database.close();
    await rm(distDir, { recursive: true });
  });

  function put(
    path: string,
    body: Uint8Array | string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asking = httpRequest(`${url}${path}`, { method: 'PUT', headers }, async (response) => {
        let text = '';
        for await (const chunk of response) text += chunk;
        resolve({ status: response.statusCode ?? 0, body: text });
      });
      asking.on('error', reject);
      asking.end(body);
    });
  }
  const bearer = (remote: string) => ({ authorization: `Bearer ${tokens.get(remote) ?? ''}` });
  const upload = (remote: string, { hash, body }: Pick<Upload, 'hash' | 'body'>, as = remote) =>
    put(releasePath(remote, hash), body, { ...BYTES, ...bearer(as) });
  const activate = (remote: string, release: string, sequence: number) =>
    put(activePath(remote), JSON.stringify({ release }), {
      'content-type': 'application/json',
      'if-match': `"${sequence}"`,
      ...bearer(remote),
    });
  const registry = (): Promise<Registry> => readRegistry(registryLayout(distDir));
  const folders = async (remote: string) =>
    readdir(join(distDir, 'remotes', remote)).catch((): string[] => []);

  it('stores a release, makes it active and goes back', async () => {
    const one = await makeUpload('notices', 'one', { 'deep/er/picture.svg': '<svg/>' });
    const two = await makeUpload('notices', 'two');
    expect(await upload('notices', one)).toEqual({ status: 204, body: '' });
    expect((await upload('notices', one)).status).toBe(204);
    const { sequence } = await registry();
    expect((await activate('notices', one.hash, sequence)).status).toBe(200);
    await upload('notices', two);
    expect((await activate('notices', two.hash, sequence + 1)).status).toBe(200);
    const back = await activate('notices', one.hash, sequence + 2);
    expect(JSON.parse(back.body)).toEqual({ sequence: sequence + 3 });
    const file = `/remotes/notices/${one.hash}/deep/er/picture.svg`;
    expect((await server.call('GET', file)).body).toBe('<svg/>');
    const served = (await server.call('GET', '/registry.json')).json();
    const key = JSON.parse(await readFile(join(distDir, 'registry-key.json'), 'utf8'));
    const verdict = await openRegistry(served, {
      publicKey: parsePublicKey(key),
      now: new Date(),
      highestSequence: 0,
    });
    expect(verdict).toMatchObject({
      accepted: true,
      registry: { remotes: { notices: { active: { version: 'one' }, since: expect.any(String) } } },
    });
  });

  it('logs each use of a token, and nothing for a library', async () => {
    const entries = await readReleaseAudit(database, { remote: 'notices', limit: 100 });
    expect(entries.map(({ action }) => action).reverse()).toEqual([
      ...['release-uploaded', 'release-uploaded', 'release-published'],
      ...['release-uploaded', 'release-published', 'release-published'],
    ]);
    expect(entries[0]).toMatchObject({ label: 'CI', remote: 'notices', sequence: 3 });
    const log = await server.call('GET', '/api/admin/audit', {
      token: await server.tokenOf('admin'),
    });
    expect(log.json()).toEqual({ entries: [], hasMore: false });
  });

  it('admits only the token of the remote', async () => {
    const release = await makeUpload('notices', 'three');
    const path = releasePath('notices', release.hash);
    expect((await put(path, release.body, BYTES)).status).toBe(401);
    const forged = { ...BYTES, authorization: `Bearer leeszaal_${'A'.repeat(43)}` };
    expect((await put(path, release.body, forged)).status).toBe(401);
    const session = { ...BYTES, authorization: `Bearer ${await server.tokenOf('admin')}` };
    expect((await put(path, release.body, session)).status).toBe(401);
    const other = await upload('notices', release, 'maps');
    expect([other.status, other.body]).toEqual([403, expect.stringContaining('for maps only')]);
    expect(await folders('notices')).not.toContain(release.hash);
  });

  it('refuses a token that was revoked, and logs the attempt', async () => {
    const { id, text } = await makeReleaseToken(database, { remote: 'lost', label: 'laptop' });
    await revokeReleaseToken(database, id);
    const { hash, body } = await makeUpload('lost', 'one');
    const headers = { ...BYTES, authorization: `Bearer ${text}` };
    expect((await put(releasePath('lost', hash), body, headers)).status).toBe(401);
    expect(await readReleaseAudit(database, { remote: 'lost', limit: 9 })).toMatchObject([
      { action: 'release-refused', reason: 'revoked', label: 'laptop' },
    ]);
  });

  it('stores no token', async () => {
    const rows = await database.query('select * from release_tokens');
    const text = JSON.stringify(rows);
    for (const token of tokens.values()) expect(text).not.toContain(token);
  });

  const evil = 'evil()';
  const empty = Buffer.alloc(0);
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
    const answer = await upload('maps', { hash: '0'.repeat(20), body });
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([status, code]);
    expect(await folders('maps')).toEqual([]);
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
      const answer = await upload('maps', { hash, body: bytes });
      expect([code, JSON.parse(answer.body).code]).toEqual([code, code]);
      expect(await folders('maps')).toEqual([]);
      expect(await exists(`remotes/maps/${hash}`)).toBe(false);
    }
    expect(await readdir(join(distDir, 'incoming'))).toEqual([]);
  });

  it('refuses files that are no release', async () => {
    const listing = [fileOf('remoteEntry.js', evil)];
    const hash = await contentHash(listing);
    const answer = await upload('maps', { hash, body: bodyOf(listing, [evil]) });
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([422, 'invalid-release']);
    expect(answer.body).not.toContain(distDir);
    expect(await folders('maps')).toEqual([]);
  });

  it('answers a refused upload, and the next request', async () => {
    const large = Buffer.alloc(8 * 1024 ** 2, '[');
    for (const _time of [1, 2, 3]) {
      expect((await upload('maps', { hash: '0'.repeat(20), body: large })).status).toBe(400);
      expect((await upload('maps', { hash: '0'.repeat(20), body: large }, 'none')).status).toBe(
        401,
      );
    }
  });

  it('keeps nothing of an upload whose connection broke', async () => {
    const { hash, body } = await makeUpload('maps', 'broken');
    const headers = { ...BYTES, ...bearer('maps'), 'content-length': body.length };
    const asking = httpRequest(`${url}${releasePath('maps', hash)}`, { method: 'PUT', headers });
    const broken = new Promise((resolve) => asking.on('error', resolve));
    asking.write(body.subarray(0, -10));
    while ((await readdir(join(distDir, 'incoming'))).length === 0) await setTimeout(5);
    asking.destroy();
    await broken;
    while ((await readdir(join(distDir, 'incoming'))).length > 0) await setTimeout(5);
    expect(await folders('maps')).toEqual([]);
  });

  it('receives one release at a time', async () => {
    const [slow, next] = await Promise.all([
      makeUpload('maps', 'slow'),
      makeUpload('noted', 'next'),
    ]);
    const headers = { ...BYTES, ...bearer('maps'), 'content-length': slow.body.length };
    const asking = httpRequest(`${url}${releasePath('maps', slow.hash)}`, {
      method: 'PUT',
      headers,
    });
    const first = new Promise((resolve) => {
      asking.on('response', ({ statusCode }) => resolve(statusCode));
    });
    asking.write(slow.body.subarray(0, -10));
    while ((await readdir(join(distDir, 'incoming'))).length === 0) await setTimeout(5);
    const second = upload('noted', next);
    await setTimeout(300);
    expect(await readdir(join(distDir, 'incoming'))).toHaveLength(1);
    expect(await folders('noted')).toEqual([]);
    asking.end(slow.body.subarray(-10));
    expect([await first, (await second).status]).toEqual([204, 204]);
    await rm(join(distDir, 'remotes/maps'), { recursive: true });
    await rm(join(distDir, 'remotes/noted'), { recursive: true });
  });

  it('refuses a body that is too large before it is read', async () => {
    const answer = await put(releasePath('maps', '0'.repeat(20)), '', {
      ...BYTES,
      ...bearer('maps'),
      'content-length': String(2 ** 40),
    });
    expect(answer.status).toBe(413);
  });

  it.each(['..', 'ABCDEF', '0'.repeat(19), `${'0'.repeat(20)}/x`, '%2e%2e%2f0'])(
    'refuses the hash %s',
    async (hash) => {
      const answer = await upload('maps', { hash, body: empty });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(await folders('maps')).toEqual([]);
    },
  );

  it('refuses a folder of this name with other bytes', async () => {
    const release = await makeUpload('notices', 'damaged');
    await upload('notices', release);
    const entry = join(distDir, 'remotes/notices', release.hash, 'remoteEntry.js');
    await appendFile(entry, ';evil()');
    const { sequence } = await registry();
    for (const answer of [
      await upload('notices', release),
      await activate('notices', release.hash, sequence),
    ]) {
      expect([answer.status, JSON.parse(answer.body).code]).toEqual([409, 'damaged-release']);
    }
    expect((await registry()).sequence).toBe(sequence);
  });

  it('refuses a publication that expects another registry, or none', async () => {
    const release = await makeUpload('notices', 'late');
    await upload('notices', release);
    const { sequence } = await registry();
    for (const wrong of [sequence - 1, sequence + 1]) {
      const answer = await activate('notices', release.hash, wrong);
      expect([answer.status, JSON.parse(answer.body).code]).toEqual([412, 'sequence-changed']);
    }
    const json = { 'content-type': 'application/json', ...bearer('notices') };
    const body = JSON.stringify({ release: release.hash });
    for (const match of [{}, { 'if-match': '*' }, { 'if-match': `"${sequence}x"` }]) {
      expect((await put(activePath('notices'), body, { ...json, ...match })).status).toBe(428);
    }
    expect((await activate('notices', '0'.repeat(20), sequence)).status).toBe(404);
    expect((await activate('notices', '../maps', sequence)).status).toBe(400);
    expect((await registry()).sequence).toBe(sequence);
  });

  it('stores a limited number of releases, and makes room for another', async () => {
    const home = join(distDir, 'remotes/crowded');
    const old = Array.from({ length: RELEASE_LIMITS.releases }, (_each, index) =>
      join(home, String(index).padStart(20, '0')),
    );
    for (const folder of old) await mkdir(folder, { recursive: true });
    const release = await makeUpload('crowded', 'one');
    const full = await upload('crowded', release);
    expect([full.status, JSON.parse(full.body).code]).toEqual([409, 'too-many-releases']);
    for (const folder of old) await utimes(folder, new Date(0), new Date(0));
    expect((await upload('crowded', release)).status).toBe(204);
    expect(await folders('crowded')).toHaveLength(3);
    expect(await folders('crowded')).toContain(release.hash);
  });

  it('publishes even when the clean-up fails', async () => {
    const release = await makeUpload('stuck', 'one');
    await mkdir(join(distDir, 'remotes/stuck'), { recursive: true });
    await symlink('nowhere', join(distDir, 'remotes/stuck/broken'));
    expect((await upload('stuck', release)).status).toBe(204);
    const { sequence } = await registry();
    expect((await activate('stuck', release.hash, sequence)).status).toBe(200);
  });

  it('refuses an upload of another type, and logs what is refused before the body is read', async () => {
    const { hash, body } = await makeUpload('noted', 'one');
    const path = releasePath('noted', hash);
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
      const answer = await put(path, body, { 'content-type': type, ...bearer('noted') });
      expect(answer.status).toBe(415);
    }
    const json = { 'content-type': 'application/json', ...bearer('noted') };
    expect((await put(activePath('noted'), '{', json)).status).toBe(400);
    const large = { ...BYTES, ...bearer('noted'), 'content-length': String(2 ** 40) };
    expect((await put(path, '', large)).status).toBe(413);
    const entries = await readReleaseAudit(database, { remote: 'noted', limit: 5 });
    expect(entries.map(({ action }) => action)).toEqual(Array(5).fill('release-refused'));
    expect(entries[0]?.reason).toBe('The release is too large');
    expect(await folders('noted')).toEqual([]);
  });

  it('logs no character of a team that steers a terminal', async () => {
    const body = bodyOf([{ ...fileOf('a.js', ''), sha384: '\u001b[2J' }], []);
    expect((await upload('noted', { hash: '0'.repeat(20), body })).status).toBe(400);
    await put(releasePath('%1B%5B2J', '0'.repeat(20)), '', { ...BYTES, ...bearer('noted') });
    const [wanted, listed] = await readReleaseAudit(database, { remote: 'noted', limit: 2 });
    expect(wanted?.reason).toBe('wanted [2J');
    expect(listed?.reason).not.toMatch(/\p{Cc}/u);
  });

  it('publishes even when the audit log cannot be written', async () => {
    const { hash } = await makeUpload('stuck', 'one');
    const { sequence } = await registry();
    await database.query('alter table audit_log rename to no_audit_log');
    const answer = await activate('stuck', hash, sequence);
    await database.query('alter table no_audit_log rename to audit_log');
    expect(answer.status).toBe(200);
  });

  it('loses no release, however many teams publish at once', async () => {
    const before = (await registry()).sequence;
    const texts = ['one', 'two', 'three'];
    await Promise.all(
      TEAMS.map(async (team) => {
        for (const text of texts) {
          const release = await makeUpload(team, text);
          expect((await upload(team, release)).status).toBe(204);
          let status = 412;
          while (status === 412) {
            ({ status } = await activate(team, release.hash, (await registry()).sequence));
          }
          expect(status).toBe(200);
        }
      }),
    );
    const { sequence, remotes } = await registry();
    expect(sequence).toBe(before + TEAMS.length * texts.length);
    for (const team of TEAMS) {
      const release = await makeUpload(team, 'three');
      expect(remotes[team]?.active.folder).toBe(`remotes/${team}/${release.hash}`);
      expect(remotes[team]?.previous?.version).toBe('two');
    }
  }, 60_000);
});

const TEAMS = ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot', 'golf', 'hotel'];
