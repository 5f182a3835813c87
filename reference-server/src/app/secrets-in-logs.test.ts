import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  allowOrigins,
  basic,
  from,
  NORTHERN_PAGE,
  openInstitution,
} from '../embed/testing/embed-library.ts';
import { mintConfigObject } from '../sso/config-objects.ts';
import { ssoKey } from '../sso/sso-key.ts';
import { quickHash } from '../sso/testing/quick-hash.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const PASSWORD = 'correct horse';
const LOGIN = '/auth/application/leeszaal/login';

/* A whole session at the most verbose log level: the log must contain no credentials. */
describe('the log of a session', () => {
  let server: TestServer;
  let log = '';
  const secrets = new Map<string, string>([['password', PASSWORD]]);
  const remember = (name: string, secret: string | null | undefined): string => {
    expect(String(secret ?? '').length).toBeGreaterThan(8);
    secrets.set(name, String(secret));
    return String(secret);
  };

  beforeAll(async () => {
    server = await createTestServer({
      config: { logLevel: 'trace' },
      logStream: {
        write(line) {
          log += line;
        },
      },
    });
    await server.database.query('update users set password_hash = $1', [quickHash(PASSWORD)]);
    await server.database.query(
      `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
         metadata, contents, structure)
       values ('d', 'pub-letters', 'pdf', 'application/pdf', 'd', 1, '{}', '[]', '{}')`,
    );
    server.app.get('/test/surprise', () => Promise.reject(new Error('unforeseen')));
  });
  afterAll(() => server.close());

  async function signIn(password: string): Promise<URLSearchParams> {
    const page = await server.call('GET', `${LOGIN}?redirect=%2Fsearch`);
    const cookie = remember('form cookie', String(page.headers['set-cookie']).split(/[=;]/)[1]);
    const token = /name="formToken" value="([^"]+)"/.exec(page.body)?.[1];
    const formToken = remember('form token', token);
    const answer = await server.call('POST', LOGIN, {
      body: new URLSearchParams({ formToken, login: 'user', password }).toString(),
      headers: {
        cookie: `leeszaal-form=${cookie}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    return new URL(String(answer.headers.location ?? '/'), 'http://localhost').searchParams;
  }

  async function readInPage(): Promise<void> {
    await allowOrigins(server, 'north', [NORTHERN_PAGE]);
    const institution = await openInstitution(server, 'north');
    remember('secret of an institution', institution.secret);
    remember('credential of an institution', basic(institution).replace('Basic ', ''));
    const token = remember('embed token', await institution.token());
    await institution.ask({ person: {} });
    const answer = await server.call(
      'GET',
      '/api/publications/pub-letters/license/acquire',
      from(NORTHERN_PAGE, token),
    );
    const key = remember('licence key of an embed', answer.json().licenseKey);
    await server.call('GET', `/api/appearances/d/a.png?licenseKey=${key}`, from(NORTHERN_PAGE));
    await server.call('GET', `/api/licenses/${key}/release`, from(NORTHERN_PAGE, token));
    await server.call('GET', '/embed/d?client=north');
  }

  it('tells what was asked, and no secret of it', async () => {
    await signIn(remember('mistyped password', 'mistyped password'));
    const given = await signIn(PASSWORD);
    const token = remember('access token', given.get('accessToken'));
    const refreshToken = remember('refresh token', given.get('refreshToken'));

    // The first navigation, and a report of it.
    const arrival = `/search?accessToken=${token}&refreshToken=${refreshToken}`;
    await server.call('GET', arrival, { headers: { accept: 'text/html' } });
    await server.call('POST', '/csp-report', {
      body: JSON.stringify({ 'csp-report': { 'document-uri': `http://localhost${arrival}` } }),
      headers: { 'content-type': 'application/csp-report' },
    });

    const loan = await server.call('GET', '/api/publications/pub-letters/license/acquire', {
      token,
    });
    const key = remember('licence key', loan.json().licenseKey);
    for (const url of [
      `/api/licenses/${key}/getExpiryTime`,
      `/api/appearances/d/1.pdf?licenseKey=${key}`,
      `/api/appearances/d/toc?licenseKey=${key}&x=1`,
      `/api/licenses/${key}/release`,
      '/test/surprise',
    ]) {
      await server.call('GET', url, { token, headers: { referer: `http://localhost${arrival}` } });
    }

    await readInPage();

    const secret = remember('application key', ssoKey(server.services));
    const query = new URLSearchParams({
      appName: 'Leeszaal',
      client: 'north',
      secret,
      refresh_token: refreshToken,
    });
    const refreshed = await server.call('GET', `/auth/application/leeszaal?${query}`);
    remember('second access token', refreshed.json().access_token);
    const second = remember('second refresh token', refreshed.json().refresh_token);

    const way = { client: 'north', userId: null, uses: null, seconds: 60 };
    const code = remember('code', await mintConfigObject(server.database, way));
    for (const url of [
      `/auth/application/leeszaal/configobjecttoken/${code}`,
      `/auth/?token=${code}`,
      `/sso?${code}`,
      `/?configObject=${code}`,
      `/catalogue-system?token=${code}`,
      `/auth/logout?refresh_token=${second}`,
    ]) {
      await server.call('GET', url, { headers: { accept: 'text/html' } });
    }
    await server.call('POST', '/auth/logout', { body: { refresh_token: second } });

    expect(log.split('\n').length).toBeGreaterThan(20);
    expect(log).toContain('/api/licenses/[redacted]/release');
    expect(log).toContain('unforeseen');
    expect(log).toContain('content security policy violated');
    const told = [...secrets].filter(
      ([, value]) => log.includes(value) || log.includes(encodeURIComponent(value)),
    );
    expect(told.map(([name]) => name)).toEqual([]);
  });
});

/* At the usual log levels, the log does not reveal what people read or search. */
describe.each(['info', 'warn'] as const)('the log at the level %s', (logLevel) => {
  it('is no history of reading and searching', async () => {
    let log = '';
    const server = await createTestServer({
      config: { logLevel, trustProxy: () => true },
      logStream: {
        write(line) {
          log += line;
        },
      },
    });
    const token = await server.tokenOf('user');
    server.app.get('/test/:docKey', () => Promise.reject(new Error('unforeseen')));
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const ask = (method: 'GET' | 'POST', url: string, body?: unknown) =>
      server.call(method, url, { token, headers, ...(body !== undefined && { body }) });
    await ask('GET', '/api/publications/pub-letters');
    await ask('GET', '/api/publications/pub-letters/license/acquire');
    await ask('GET', '/api/appearances/doc-letters/1.pdf?licenseKey=x');
    await ask('GET', '/api/appearances/doc-letters/search?query=zeppelins&licenseKey=x');
    await ask('GET', '/search?query=zeppelins');
    await ask('GET', '/reader/doc-letters');
    await ask('GET', '/test/doc-letters?query=zeppelins');
    await ask('POST', '/csp-report', {
      'csp-report': { 'document-uri': '/search?query=zeppelins' },
    });
    await server.close();
    expect(log).toContain('unforeseen');
    expect(log).toContain('"/test/:docKey"');
    if (logLevel === 'info') {
      expect(log).toContain('"/api/publications/:pubKey/license/acquire"');
      expect(log).toContain('"/api/appearances/:docKey/*"');
    }
    for (const told of ['letters', 'zeppelins', '203.0.113.77', 'Ursula', 'user:']) {
      expect([told, log.includes(told)]).toEqual([told, false]);
    }
  });
});
