import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const documentOf = (insert: string) => JSON.stringify({ ops: [{ insert: `${insert}\n` }] });

describeOnBothDatabases('the statements of a library', (makeDatabase) => {
  let server: TestServer;
  let admin: string;
  beforeAll(async () => {
    server = await createTestServer({ database: await makeDatabase() });
    admin = await server.tokenOf('admin');
  });
  afterEach(async () => {
    for (const table of ['statements', 'audit_log']) {
      await server.database.query(`delete from ${table}`, []);
    }
  });
  afterAll(async () => {
    await server.close();
    await server.database.close();
  });

  const NONE = { general: {}, privacy: {}, storage: {} };
  const read = async (token = admin) =>
    (await server.call('GET', '/api/client/statements', { token })).json();
  const save = (text: unknown, path = 'privacy/nl') =>
    server.call('PUT', `/api/client/statements/${path}`, { token: admin, body: { text } });

  it('are written in each language, and removed [S2.100]', async () => {
    expect(await read()).toEqual(NONE);
    await save(documentOf('Eerst'));
    const answer = await save(documentOf('Ensuite'), 'privacy/fr');
    const both = { ...NONE, privacy: { nl: documentOf('Eerst'), fr: documentOf('Ensuite') } };
    expect(answer.json()).toEqual(both);
    await save(documentOf('Later'));
    expect((await read()).privacy.nl).toBe(documentOf('Later'));
    expect((await save(null)).json().privacy).toEqual({ fr: documentOf('Ensuite') });
    expect((await save(null)).statusCode).toBe(200);
  });

  it('are in the log, without the text [S2.100]', async () => {
    await save(documentOf('Een geheim'), 'storage/de');
    const { entries } = (await server.call('GET', '/api/admin/audit', { token: admin })).json();
    expect(entries).toMatchObject([
      { action: 'statement-changed', text: { name: 'storage', language: 'de' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('geheim');
    const table = await server.call('GET', '/api/admin/audit/export', { token: admin });
    expect(table.body).toContain('statement-changed,storage,de,');
  });

  it.each(['', 'text', '{}', '{"ops":1}', '{"ops":[]}', documentOf(' \n '), '<p>text</p>', 7])(
    'are documents with text: not %j [S2.101]',
    async (text) => {
      const answer = await save(text);
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        expect.stringContaining('body.text: '),
      ]);
      expect(await read()).toEqual(NONE);
    },
  );

  it('are three, in four languages, and have a limit', async () => {
    expect((await save(documentOf('x'), 'other/nl')).statusCode).toBe(400);
    expect((await save(documentOf('x'), 'general/xx')).statusCode).toBe(400);
    expect((await save(documentOf('x'.repeat(200_000)))).statusCode).toBe(400);
  });

  it('are of one library alone [S2.100]', async () => {
    await save(documentOf('Van het noorden'));
    expect(await read(await server.tokenOf('superadmin', 'south'))).toEqual(NONE);
    const page = async (library: string) =>
      (await server.call('GET', `/terms/privacy?lang=nl&library=${library}`)).body;
    expect(await page('north')).toContain('Van het noorden');
    expect(await page('south')).not.toContain('Van het noorden');
  });
});
