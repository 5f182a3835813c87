import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const GIF = new TextEncoder().encode('GIF89a…');
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2]);
const BMP = new Uint8Array(54);
BMP.set([0x42, 0x4d, 54]);
BMP[14] = 40;
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

describe('the client', () => {
  let server: TestServer;
  let user: string;
  let admin: string;
  beforeAll(async () => {
    server = await createTestServer();
    user = await server.tokenOf('user');
    admin = await server.tokenOf('admin');
  });
  beforeEach(() =>
    server.database.query(
      `update clients set settings = '{"defaultLanguage":"nl","daysMarkedAsNew":7}',
         logo = null, logo_type = null where ref = 'north'`,
      [],
    ),
  );
  afterAll(() => server.close());
  const get = async (url: string, token = user) =>
    (await server.call('GET', url, { token })).json();

  it('says who one is, and where one can go', async () => {
    expect(await get('/api/client')).toEqual({
      current: { ref: 'north', name: 'Library of the North', email: 'desk@north.example' },
      switch: [
        { ref: 'north', name: 'Library of the North' },
        { ref: 'south', name: 'Library of the South' },
      ],
    });
    expect(await get('/api/user/me')).toEqual({
      id: expect.stringMatching(/^\d+$/),
      name: { full: 'Ursula User' },
      email: 'user@example.org',
    });
    expect(await get('/api/user/role', await server.tokenOf('outsider'))).toBeNull();
    expect((await get('/api/client', await server.publicToken())).switch).toHaveLength(1);
  });

  it('names no other library to who may not switch to it [C2.26]', async () => {
    const there = await server.database.query(
      `select client_ref from user_clients join users on users.id = user_id
       where login = 'anonymous'`,
    );
    expect(there).toHaveLength(2);
    const { switch: others } = await get('/api/client', await server.tokenOf('anonymous'));
    expect(others).toEqual([{ ref: 'north', name: 'Library of the North' }]);
  });

  it('switches for every token of the session, and for no other session', async () => {
    const token = await server.tokenOf('user');
    const body = { target: 'south' };
    expect((await server.call('POST', '/api/client/switch', { token, body })).json()).toBe(true);
    expect((await get('/api/client', token)).current.ref).toBe('south');
    expect(
      await get('/api/search/moduleinfo'.replace('moduleinfo', 'acquisitions'), token),
    ).toEqual(expect.any(Array));
    expect((await get('/api/client')).current.ref).toBe('north');
  });

  it.each(['nowhere', 'north'])(
    'does not switch a person to %s where they are not',
    async (target) => {
      const token = await server.tokenOf('user2');
      const answer = await server.call('POST', '/api/client/switch', { token, body: { target } });
      expect([answer.statusCode, answer.json()]).toEqual([200, false]);
      expect((await get('/api/client', token)).current.ref).toBe('south');
    },
  );

  it('merges settings, and takes null back to the default [C3.9 C4.27 C7.2]', async () => {
    const body = {
      showCopyDocuments: false,
      daysMarkedAsNew: null,
      defaultAdvancedSearchFields: [],
    };
    const answer = await server.call('POST', '/api/client/settings', { token: admin, body });
    const expected = {
      defaultLanguage: 'nl',
      showCopyDocuments: false,
      defaultAdvancedSearchFields: [],
      logo: false,
    };
    expect(answer.json()).toEqual(expected);
    expect(await get('/api/client/settings')).toEqual(expected);
    expect(await get('/api/client/settings', await server.tokenOf('user2'))).toEqual({
      logo: false,
    });
  });

  it.each([
    { unknown: 1 },
    { logo: true },
    { daysMarkedAsNew: 'many' },
    { defaultAdvancedSearchFields: ['a', 'b', 'c', 'd', 'e', 'f'] },
    { infotext: 'x'.repeat(100_001) },
  ])('refuses settings that are none: %j [C5.11 C7.2]', async (body) => {
    const answer = await server.call('POST', '/api/client/settings', { token: admin, body });
    expect(answer.statusCode).toBe(400);
  });

  it('has a default language that it offers, whichever of both changes [S2.129]', async () => {
    const save = async (body: object) =>
      (await server.call('POST', '/api/client/settings', { token: admin, body })).statusCode;
    const reason = async (body: object) =>
      (await server.call('POST', '/api/client/settings', { token: admin, body })).json().message;
    const before = await get('/api/client/settings');
    expect(await reason({ languages: ['en', 'de'] })).toBe(
      'The default language nl is none of en, de',
    );
    expect(await save({ defaultLanguage: 'xx' })).toBe(400);
    expect(await save({ languages: ['en', 'de'], defaultLanguage: 'fr' })).toBe(400);
    expect(await get('/api/client/settings')).toEqual(before);
    expect(await save({ languages: ['en', 'de'], defaultLanguage: 'de' })).toBe(200);
    expect(await save({ defaultLanguage: 'nl' })).toBe(400);
    expect(await save({ languages: ['en'], defaultLanguage: null })).toBe(200);
    expect(await save({ languages: null })).toBe(200);
    expect(await save({ defaultLanguage: 'nl' })).toBe(200);
  });

  async function upload(bytes: Uint8Array, type: string, field = 'logo-file'): Promise<number> {
    const form = new FormData();
    form.append(field, new File([new Uint8Array(bytes)], 'logo', { type }));
    const encoded = new Response(form);
    const answer = await server.call('POST', '/api/client/logo', {
      token: admin,
      body: Buffer.from(await encoded.arrayBuffer()),
      headers: { 'content-type': String(encoded.headers.get('content-type')) },
    });
    return answer.statusCode;
  }

  it('keeps a logo, shows it, and takes it away [C2.191 C5.15 C7.3]', async () => {
    expect((await server.call('GET', '/api/client/logo', { token: user })).statusCode).toBe(404);
    expect(await upload(PNG, 'image/x-png')).toBe(204);
    const logo = await server.call('GET', '/api/client/logo', { token: user });
    expect(logo.headers['content-type']).toBe('image/png');
    expect([...logo.rawPayload]).toEqual([...PNG]);
    expect((await get('/api/client/settings')).logo).toBe(true);
    const other = await server.call('GET', '/api/client/logo', {
      token: await server.tokenOf('user2'),
    });
    expect(other.statusCode).toBe(404);
    await server.call('DELETE', '/api/client/logo', { token: admin });
    expect((await server.call('GET', '/api/client/logo', { token: user })).statusCode).toBe(404);
  });

  it.each([
    ['image/png', PNG],
    ['image/gif', GIF],
    ['image/jpeg', JPEG],
    ['image/bmp', BMP],
  ])('takes a logo that is an %s by its bytes', async (type, bytes) => {
    expect(await upload(bytes, type)).toBe(204);
    const logo = await server.call('GET', '/api/client/logo', { token: user });
    expect(logo.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', 415],
    ['an SVG that says it is a PNG', '<svg/>', 'image/png', 415],
    ['a PNG that says it is a GIF', PNG, 'image/gif', 415],
    ['a page that says it is a PNG', '<!doctype html><script>', 'image/png', 415],
    ['a page that begins like a bitmap', 'BM<script>alert(1)</script>', 'image/bmp', 415],
    ['a program', 'MZ\u0090', 'image/jpeg', 415],
    ['nothing', '', 'image/png', 400],
    ['too much', new Uint8Array(3_000_000), 'image/png', 413],
  ])('takes no logo that is %s [C5.16 C5.17]', async (_name, content, type, status) => {
    expect(await upload(new Uint8Array(Buffer.from(content)), type)).toBe(status);
  });

  it('takes no other field, and nothing that is no form [C7.3]', async () => {
    expect(await upload(PNG, 'image/png', 'other')).toBe(400);
    const answer = await server.call('POST', '/api/client/logo', { token: admin, body: {} });
    expect(answer.statusCode).toBe(415);
  });
});
