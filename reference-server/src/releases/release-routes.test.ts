import { appendFile, mkdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  activePath,
  canaryPath,
  openRegistry,
  RELEASE_LIMITS,
} from '@leeszaal/shared-contracts/registry';
import { readRoot, registryLayout, renewRegistry } from '../registry/index.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { addRoot } from '../testing/test-trust.ts';
import { readReleaseAudit } from './release-audit.ts';
import { makeUpload } from './testing/make-upload.ts';
import { createPublishingServer, type PublishingServer } from './testing/publishing-server.ts';

const TEAMS = ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot', 'golf', 'hotel'];

describeOnBothDatabases('publishing', (makeDatabase) => {
  let server: PublishingServer;
  beforeAll(async () => {
    server = await createPublishingServer(await makeDatabase(), [
      'notices',
      'crowded',
      'stuck',
      'tried',
      'far',
      ...TEAMS,
    ]);
  });
  afterAll(() => server.close());

  it('stores a release, makes it active and goes back', async () => {
    const one = await makeUpload('notices', 'one', { 'deep/er/picture.svg': '<svg/>' });
    const two = await makeUpload('notices', 'two');
    expect(await server.upload('notices', one)).toEqual({ status: 204, body: '' });
    expect((await server.upload('notices', one)).status).toBe(204);
    const { sequence } = await server.registry();
    expect((await server.activate('notices', one.hash, sequence)).status).toBe(200);
    await server.upload('notices', two);
    expect((await server.activate('notices', two.hash, sequence + 1)).status).toBe(200);
    const back = await server.activate('notices', one.hash, sequence + 2);
    expect(JSON.parse(back.body)).toEqual({ sequence: sequence + 3 });
    const file = `/remotes/notices/${one.hash}/deep/er/picture.svg`;
    expect((await server.call('GET', file)).body).toBe('<svg/>');
    const served = (await server.call('GET', '/registry.json')).json();
    const verdict = await openRegistry(served, {
      root: await readRoot(registryLayout(server.distDir)),
      now: new Date(),
      highestSequence: 0,
    });
    expect(verdict).toMatchObject({
      accepted: true,
      registry: { remotes: { notices: { active: { version: 'one' }, since: expect.any(String) } } },
    });
  });

  it('gives a release to a share of the sessions, and serves its files', async () => {
    const [one, two] = [await makeUpload('tried', 'one'), await makeUpload('tried', 'two')];
    for (const release of [one, two]) await server.upload('tried', release);
    const tryTwo = async (share: number) => {
      const { sequence } = await server.registry();
      return server.put(
        canaryPath('tried'),
        JSON.stringify({ release: two.hash, share, threshold: 5 }),
        {
          'content-type': 'application/json',
          'if-match': `"${sequence}"`,
          ...server.bearer('tried'),
        },
      );
    };
    expect(await tryTwo(10)).toMatchObject({ status: 409 });
    await server.activate('tried', one.hash, (await server.registry()).sequence);
    expect((await tryTwo(100)).status).toBe(400);
    const { sequence } = await server.registry();
    expect(await tryTwo(10)).toEqual({
      status: 200,
      body: JSON.stringify({ sequence: sequence + 1 }),
    });
    expect((await server.registry()).remotes['tried']).toMatchObject({
      active: { version: 'one' },
      canary: { share: 10, threshold: 5, publication: { active: { version: 'two' } } },
    });
    const [entry] = await readReleaseAudit(server.database, { remote: 'tried', limit: 1 });
    expect(entry).toMatchObject({ action: 'release-published', release: two.hash, share: 10 });
    const file = join('remotes/tried', two.hash, 'remoteEntry.js');
    expect((await server.call('GET', `/${file}`)).body).toBe('two');
    await appendFile(join(server.distDir, file), ' changed');
    expect((await server.call('GET', `/${file}`)).statusCode).toBe(404);
  });

  it('takes a release whose files lie elsewhere only where the root allows it, and lets pages load them', async () => {
    const base = 'https://files.example/leeszaal/';
    const release = await makeUpload('far', 'one', {}, 'far', base);
    const { status, body } = await server.upload('far', release);
    expect([status, JSON.parse(body)]).toMatchObject([
      403,
      {
        code: 'foreign-address',
        message: 'The root of this portal does not allow the address of the files of far.',
      },
    ]);
    const layout = registryLayout(server.distDir);
    await addRoot(layout, { addresses: { far: [base] } });
    expect((await server.upload('far', release)).status).toBe(204);
    const { sequence } = await server.registry();
    expect((await server.activate('far', release.hash, sequence)).status).toBe(200);
    await mkdir(join(server.distDir, 'host'));
    await writeFile(join(server.distDir, 'host/index.html'), '<!doctype html>');
    const page = async () => (await server.call('GET', '/far')).headers;
    const { link, 'content-security-policy': policy } = await page();
    expect(link).toContain(`<${base}remotes/far/${release.hash}/remoteEntry.js>; rel=preload`);
    expect(policy).toContain(`script-src 'self' ${base}remotes/far/ `);
    await addRoot(layout, { addresses: {} });
    expect((await server.activate('far', release.hash, sequence + 1)).status).toBe(403);
    await renewRegistry(layout);
    const later = await page();
    expect([later.link, later['content-security-policy']].join()).not.toContain(base);
  });

  it('refuses a release that another team has signed, whatever the token', async () => {
    const release = await makeUpload('crowded', 'foreign', {}, 'notices');
    const { status, body } = await server.upload('crowded', release);
    expect([status, JSON.parse(body)]).toMatchObject([
      403,
      {
        code: 'foreign-signature',
        message: `Release ${release.hash} of crowded is not signed with a key that the root names for crowded (bad-signature).`,
      },
    ]);
    expect(await server.folders('crowded')).toEqual([]);
  });

  it('logs each use of a token, and nothing for a library', async () => {
    const entries = await readReleaseAudit(server.database, { remote: 'notices', limit: 100 });
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

  it('refuses a folder of this name with other bytes', async () => {
    const release = await makeUpload('notices', 'damaged');
    await server.upload('notices', release);
    const entry = join(server.distDir, 'remotes/notices', release.hash, 'remoteEntry.js');
    await appendFile(entry, ';evil()');
    const { sequence } = await server.registry();
    for (const answer of [
      await server.upload('notices', release),
      await server.activate('notices', release.hash, sequence),
    ]) {
      expect([answer.status, JSON.parse(answer.body).code]).toEqual([409, 'damaged-release']);
    }
    expect((await server.registry()).sequence).toBe(sequence);
  });

  it('refuses a publication that expects another registry, or none', async () => {
    const release = await makeUpload('notices', 'late');
    await server.upload('notices', release);
    const { sequence } = await server.registry();
    for (const wrong of [sequence - 1, sequence + 1]) {
      const answer = await server.activate('notices', release.hash, wrong);
      expect([answer.status, JSON.parse(answer.body).code]).toEqual([412, 'sequence-changed']);
    }
    const json = { 'content-type': 'application/json', ...server.bearer('notices') };
    const body = JSON.stringify({ release: release.hash });
    for (const match of [{}, { 'if-match': '*' }, { 'if-match': `"${sequence}x"` }]) {
      expect((await server.put(activePath('notices'), body, { ...json, ...match })).status).toBe(
        428,
      );
    }
    expect((await server.activate('notices', '0'.repeat(20), sequence)).status).toBe(404);
    expect((await server.activate('notices', '../maps', sequence)).status).toBe(400);
    expect((await server.registry()).sequence).toBe(sequence);
  });

  it('stores a limited number of releases, and makes room for another', async () => {
    const home = join(server.distDir, 'remotes/crowded');
    const old = Array.from({ length: RELEASE_LIMITS.releases }, (_each, index) =>
      join(home, String(index).padStart(20, '0')),
    );
    for (const folder of old) await mkdir(folder, { recursive: true });
    const release = await makeUpload('crowded', 'one');
    const full = await server.upload('crowded', release);
    expect([full.status, JSON.parse(full.body).code]).toEqual([409, 'too-many-releases']);
    for (const folder of old) await utimes(folder, new Date(0), new Date(0));
    expect((await server.upload('crowded', release)).status).toBe(204);
    expect(await server.folders('crowded')).toHaveLength(3);
    expect(await server.folders('crowded')).toContain(release.hash);
  });

  it('publishes even when the clean-up fails', async () => {
    const release = await makeUpload('stuck', 'one');
    await mkdir(join(server.distDir, 'remotes/stuck'), { recursive: true });
    await symlink('nowhere', join(server.distDir, 'remotes/stuck/broken'));
    expect((await server.upload('stuck', release)).status).toBe(204);
    const { sequence } = await server.registry();
    expect((await server.activate('stuck', release.hash, sequence)).status).toBe(200);
  });

  it('publishes even when the audit log cannot be written', async () => {
    const { hash } = await makeUpload('stuck', 'one');
    const { sequence } = await server.registry();
    await server.database.query('alter table audit_log rename to no_audit_log');
    const answer = await server.activate('stuck', hash, sequence);
    await server.database.query('alter table no_audit_log rename to audit_log');
    expect(answer.status).toBe(200);
  });

  it('loses no release, however many teams publish at once', async () => {
    const before = (await server.registry()).sequence;
    const texts = ['one', 'two', 'three'];
    await Promise.all(
      TEAMS.map(async (team) => {
        for (const text of texts) {
          const release = await makeUpload(team, text);
          expect((await server.upload(team, release)).status).toBe(204);
          let status = 412;
          while (status === 412) {
            ({ status } = await server.activate(
              team,
              release.hash,
              (await server.registry()).sequence,
            ));
          }
          expect(status).toBe(200);
        }
      }),
    );
    const { sequence, remotes } = await server.registry();
    expect(sequence).toBe(before + TEAMS.length * texts.length);
    for (const team of TEAMS) {
      const release = await makeUpload(team, 'three');
      expect(remotes[team]?.active.folder).toBe(`remotes/${team}/${release.hash}`);
      expect(remotes[team]?.previous?.version).toBe('two');
    }
  }, 60_000);
});
