import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { activePath, releasePath } from '@leeszaal/shared-contracts/registry';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { fileOf } from '../testing/signed-release.ts';
import { readReleaseAudit, writeReleaseAudit } from './release-audit.ts';
import { makeReleaseToken, revokeReleaseToken } from './release-tokens.ts';
import { bodyOf, makeUpload } from './testing/make-upload.ts';
import {
  BYTES,
  createPublishingServer,
  type PublishingServer,
} from './testing/publishing-server.ts';

describeOnBothDatabases('publishing', (makeDatabase) => {
  let server: PublishingServer;
  beforeAll(async () => {
    server = await createPublishingServer(await makeDatabase(), ['notices', 'maps', 'noted']);
  });
  afterAll(() => server.close());

  it('admits only the token of the remote', async () => {
    const release = await makeUpload('notices', 'three');
    const path = releasePath('notices', release.hash);
    expect(await server.put(path, release.body, BYTES)).toMatchObject({
      status: 401,
      body: expect.stringContaining('A token for releases is required'),
    });
    for (const wrong of [`leeszaal_${'A'.repeat(43)}`, await server.tokenOf('admin')]) {
      const headers = { ...BYTES, authorization: `Bearer ${wrong}` };
      expect(await server.put(path, release.body, headers)).toMatchObject({
        status: 401,
        body: expect.stringContaining('This is no token for releases'),
      });
    }
    const other = await server.upload('notices', release, 'maps');
    expect([other.status, other.body]).toEqual([403, expect.stringContaining('for maps only')]);
    expect(await server.folders('notices')).not.toContain(release.hash);
  });

  it('refuses a token that was revoked, and logs the attempt', async () => {
    const { id, text } = await makeReleaseToken(server.database, {
      remote: 'lost',
      label: 'laptop',
    });
    await revokeReleaseToken(server.database, id);
    const { hash, body } = await makeUpload('lost', 'one');
    const headers = { ...BYTES, authorization: `Bearer ${text}` };
    expect((await server.put(releasePath('lost', hash), body, headers)).status).toBe(401);
    expect(await readReleaseAudit(server.database, { remote: 'lost', limit: 9 })).toMatchObject([
      { action: 'release-refused', reason: 'revoked', label: 'laptop' },
    ]);
  });

  it('logs the first sixty refusals of a token, whatever happens to others', async () => {
    const make = (label: string) => makeReleaseToken(server.database, { remote: 'loud', label });
    const [loud, other] = [await make('loud'), await make('other')];
    for (let count = 0; count < 61; count += 1) {
      await writeReleaseAudit(server.database, loud, 'release-refused', { reason: 'revoked' });
    }
    await writeReleaseAudit(server.database, other, 'release-refused', { reason: 'revoked' });
    await writeReleaseAudit(server.database, loud, 'release-token-revoked');
    const entries = await readReleaseAudit(server.database, { remote: 'loud', limit: 100 });
    expect(entries.slice(0, 2)).toMatchObject([
      { label: 'loud', action: 'release-token-revoked' },
      { label: 'other', action: 'release-refused' },
    ]);
    expect(entries).toHaveLength(62);
  });

  it('stores no token', async () => {
    const rows = await server.database.query('select * from release_tokens');
    const text = JSON.stringify(rows);
    for (const token of server.tokens.values()) expect(text).not.toContain(token);
  });

  it('refuses an upload of another type, and logs what is refused before the body is read', async () => {
    const { hash, body } = await makeUpload('noted', 'one');
    const path = releasePath('noted', hash);
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
      const answer = await server.put(path, body, {
        'content-type': type,
        ...server.bearer('noted'),
      });
      expect(answer.status).toBe(415);
    }
    const json = { 'content-type': 'application/json', ...server.bearer('noted') };
    expect((await server.put(activePath('noted'), '{', json)).status).toBe(400);
    const large = { ...BYTES, ...server.bearer('noted'), 'content-length': String(2 ** 40) };
    expect((await server.put(path, '', large)).status).toBe(413);
    const entries = await readReleaseAudit(server.database, { remote: 'noted', limit: 5 });
    expect(entries.map(({ action }) => action)).toEqual(Array(5).fill('release-refused'));
    expect(entries[0]?.reason).toBe('The release is too large');
    expect(await server.folders('noted')).toEqual([]);
  });

  it('logs no character of a team that steers a terminal', async () => {
    const body = bodyOf([{ ...fileOf('a.js', ''), sha384: '\u001b[2J' }], []);
    expect((await server.upload('noted', { hash: '0'.repeat(20), body })).status).toBe(400);
    await server.put(releasePath('%1B%5B2J', '0'.repeat(20)), '', {
      ...BYTES,
      ...server.bearer('noted'),
    });
    const [wanted, listed] = await readReleaseAudit(server.database, { remote: 'noted', limit: 2 });
    expect(wanted?.reason).toBe('wanted [2J');
    expect(listed?.reason).not.toMatch(/\p{Cc}/u);
  });
});
