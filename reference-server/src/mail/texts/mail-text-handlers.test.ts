import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { BUILT_IN_MAIL_TEXTS } from './built-in-mail-texts.ts';

const TEXT = { subject: 'Welcome to {library}', body: 'Come in, {name}: {link}' };

describeOnBothDatabases('the texts of a library’s mails', (makeDatabase) => {
  let server: TestServer;
  let admin: string;
  beforeAll(async () => {
    server = await createTestServer({ database: await makeDatabase() });
    admin = await server.tokenOf('admin');
  });
  afterEach(async () => {
    for (const table of ['mail_texts', 'outgoing_mails', 'audit_log']) {
      await server.database.query(`delete from ${table}`, []);
    }
    await server.database.query("delete from users where login = 'new@north.example'", []);
  });
  afterAll(async () => {
    await server.close();
    await server.database.close();
  });

  const read = async (token = admin) =>
    (await server.call('GET', '/api/client/mail-texts', { token })).json();
  const save = (text: unknown, mail = 'invitation', language = 'nl') =>
    server.call('PUT', `/api/client/mail-texts/${mail}/${language}`, {
      token: admin,
      body: { text },
    });
  const invite = async (token: string) => {
    const body = { name: 'New Person', email: 'new@north.example', role: 'user' };
    expect((await server.call('POST', '/api/people', { token, body })).statusCode).toBe(200);
    const [row] = await server.database.query<{ mail: { subject: string; text: string } }>(
      'select mail from outgoing_mails',
      [],
    );
    await server.database.query("delete from users where login = 'new@north.example'", []);
    return row?.mail;
  };

  it('are written, used, and restored, with the built-in ones beside them [S2.120 S2.122]', async () => {
    const before = {
      own: { invitation: {}, password: {}, order: {}, alert: {}, turn: {} },
      builtIn: BUILT_IN_MAIL_TEXTS,
    };
    expect(await read()).toEqual(before);
    expect((await save(TEXT)).json().own.invitation).toEqual({ nl: TEXT });
    await save({ ...TEXT, subject: 'Again {library}' });
    expect((await read()).own.invitation.nl.subject).toBe('Again {library}');
    expect(await invite(admin)).toMatchObject({
      subject: 'Again Library of the North',
      text: expect.stringMatching(/^Come in, New Person: http\S+\n$/),
    });
    expect((await save(null)).json()).toEqual(before);
    expect((await invite(admin))?.subject).toBe('Uw account bij Library of the North');
  });

  it('are in the log, without the text [S2.120]', async () => {
    await save(TEXT);
    const { entries } = (await server.call('GET', '/api/admin/audit', { token: admin })).json();
    expect(entries).toMatchObject([
      { action: 'mail-text-changed', text: { name: 'invitation', language: 'nl' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('Come in');
    const table = await server.call('GET', '/api/admin/audit/export', { token: admin });
    expect(table.body).toContain('mail-text-changed,invitation,nl,');
  });

  it.each([
    [{ ...TEXT, body: '{link} {lines} {nmae}' }, 'Unknown placeholders: {lines}, {nmae}'],
    [{ ...TEXT, subject: '{pasword}' }, 'Unknown placeholders: {pasword}'],
    [{ ...TEXT, body: 'Come in' }, 'Needed in the text, once, between white space: {link}'],
    [
      { ...TEXT, body: 'https://elsewhere.example/{link}' },
      'Needed in the text, once, between white space: {link}',
    ],
    [{ ...TEXT, subject: 'Come: {link}' }, 'Not in a subject: {link}'],
  ])(
    'have known placeholders only, and those that they need: %j [S2.128]',
    async (text, reason) => {
      const answer = await save(text);
      expect([answer.statusCode, answer.json().message]).toEqual([400, reason]);
      expect((await read()).own.invitation).toEqual({});
    },
  );

  it.each([
    { ...TEXT, subject: 'two\nlines' },
    { ...TEXT, subject: ' ' },
    { ...TEXT, body: 'x'.repeat(10_001) },
    { ...TEXT, more: 1 },
  ])('have limits: %j', async (text) => {
    expect((await save(text)).statusCode).toBe(400);
    expect((await save(TEXT, 'other')).statusCode).toBe(400);
    expect((await save(TEXT, 'order', 'xx')).statusCode).toBe(400);
  });

  it('are of one library alone [S2.120]', async () => {
    await save(TEXT);
    const southern = await server.tokenOf('superadmin', 'south');
    expect((await read(southern)).own).toEqual({
      invitation: {},
      password: {},
      order: {},
      alert: {},
      turn: {},
    });
    expect((await invite(southern))?.subject).toBe('Uw account bij Library of the South');
    expect((await read()).own.invitation).toEqual({ nl: TEXT });
  });
});
