import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CANARY_COUNTS_PATH, canaryPath } from '@leeszaal/shared-contracts/registry';
import { readReleaseAudit } from '../releases/release-audit.ts';
import { makeUpload } from '../releases/testing/make-upload.ts';
import {
  createPublishingServer,
  type PublishingServer,
} from '../releases/testing/publishing-server.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';

const PORTAL = { remote: 'tried', share: 50, threshold: 5 };

describeOnBothDatabases('canaries', (makeDatabase) => {
  let server: PublishingServer;
  let stable: string;
  let tried: string;

  beforeAll(async () => {
    server = await createPublishingServer(await makeDatabase(), ['tried']);
    const uploads = [await makeUpload('tried', 'stable'), await makeUpload('tried', 'new')];
    for (const upload of uploads) await server.upload('tried', upload);
    [stable = '', tried = ''] = uploads.map(({ hash }) => hash);
    await server.activate('tried', stable, 0);
  });
  afterAll(() => server.close());

  /** Begins a trial, whose counts are new. */
  async function beginTrial(): Promise<void> {
    const { share, threshold } = PORTAL;
    const { sequence } = await server.registry();
    const body = JSON.stringify({ release: tried, share, threshold });
    const headers = { 'content-type': 'application/json', 'if-match': `"${sequence}"` };
    await server.put(canaryPath('tried'), body, { ...headers, ...server.bearer('tried') });
  }

  /** Sends a report from an address. @returns whether it counts; the status of a refusal */
  async function report(
    token: string,
    address: string,
    outcome: string,
    release = tried,
  ): Promise<boolean | number> {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/releases/outcomes',
      remoteAddress: address,
      headers: { authorization: `Bearer ${token}` },
      payload: { remote: 'tried', release, outcome },
    });
    return answer.statusCode === 200 ? answer.json().isCounted : answer.statusCode;
  }

  /** A visitor at an address of its own, in whose session a release fails. */
  async function failAt(address: string, release = tried): Promise<void> {
    const visitor = await server.publicToken();
    await report(visitor, address, 'loaded', release);
    await report(visitor, address, 'failed', release);
  }

  const live = async () => {
    const token = await server.tokenOf('superadmin');
    const answer = await server.call('GET', '/api/admin/releases', { token });
    return answer.json().remotes[0];
  };

  it('halts a canary that fails, for all new sessions at once, and says so', async () => {
    await beginTrial();
    for (const place of [1, 2, 3, 4]) await failAt(`192.0.2.${place}`);
    expect(await live()).toMatchObject({
      active: { version: 'stable', release: stable },
      canary: { version: 'new', release: tried, share: 50, counts: { sessions: 4, failures: 4 } },
      halted: null,
    });
    await Promise.all([5, 6, 7].map((place) => failAt(`192.0.2.${place}`)));
    expect(await live()).toMatchObject({
      active: { version: 'stable' },
      canary: null,
      halted: { version: 'new', release: tried, at: expect.any(String) },
    });
    const { remotes } = await server.registry();
    expect(remotes['tried']).not.toHaveProperty('canary');
    expect(remotes['tried']?.halted?.failures).toBeGreaterThanOrEqual(5);
    expect(await report(await server.publicToken(), '192.0.2.9', 'loaded')).toBe(false);
    const [entry, before] = await readReleaseAudit(server.database, { remote: 'tried', limit: 2 });
    expect(entry).toMatchObject({
      action: 'release-halted',
      label: 'the portal',
      release: tried,
      reason: expect.stringMatching(/^failed in \d of \d sessions$/),
    });
    expect(before?.action).toBe('release-published');
  });

  it('lets a canary go on while the active release fails as well', async () => {
    await beginTrial();
    for (const place of [1, 2, 3, 4, 5, 6]) {
      await failAt(`198.51.100.${place}`, stable);
      await failAt(`198.51.100.${place}`);
    }
    const counts = { sessions: 6, failures: 6 };
    expect((await live()).canary).toMatchObject({ counts, activeCounts: counts });
    const shown = await server.call('GET', CANARY_COUNTS_PATH);
    expect(shown.json()).toEqual({ tried: { canary: counts, active: counts } });
  });

  it('is not halted by one visitor, however often the reports are forged', async () => {
    await beginTrial();
    const person = await server.tokenOf('user');
    const again = await server.tokenOf('user');
    for (let turn = 0; turn < 10; turn += 1) {
      for (const token of [person, again, await server.publicToken()]) {
        await report(token, '203.0.113.7', 'loaded');
        await report(token, '203.0.113.7', 'failed');
      }
    }
    expect((await live()).canary.counts).toEqual({ sessions: 4, failures: 4 });
  });

  it('counts nothing of other releases and remotes', async () => {
    await beginTrial();
    const visitor = await server.publicToken();
    expect(await report(visitor, '203.0.113.8', 'failed', '0'.repeat(20))).toBe(false);
    expect(await report(visitor, '203.0.113.8', 'exploded')).toBe(400);
    expect(await report(visitor, '203.0.113.8', 'failed', 'x'.repeat(1000))).toBe(400);
    expect((await live()).canary.counts).toEqual({ sessions: 0, failures: 0 });
  });

  it('stores neither who reported nor from where', async () => {
    const stored = JSON.stringify([
      await server.database.query('select * from canary_counts'),
      await server.database.query('select * from rate_limits'),
    ]);
    expect(stored).toContain(tried);
    for (const secret of ['192.0.2.', '203.0.113.', 'user']) expect(stored).not.toContain(secret);
  });

  it('answers 429 to too many reports from one address', async () => {
    const visitor = await server.publicToken();
    const answers = await Promise.all(
      Array.from({ length: 601 }, () => report(visitor, '203.0.113.9', 'loaded')),
    );
    expect(answers).toContain(429);
  });
});
