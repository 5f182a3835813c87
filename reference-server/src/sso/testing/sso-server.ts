import { expect } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import {
  createTestServer,
  type TestServer,
  type TestServerOptions,
} from '../../testing/test-server.ts';
import { ssoKey } from '../sso-key.ts';
import { quickHash } from './quick-hash.ts';

/** The address of the sign-in form. */
export const LOGIN = '/auth/application/leeszaal/login';

/** The password of every account. */
export const PASSWORD = 'correct horse';

interface FormPage {
  readonly cookie: string;
  readonly formToken: string;
}

/** A server whose accounts have a password, with the requests of a browser that signs in. */
export interface SsoServer extends TestServer {
  openForm(query?: string): Promise<FormPage & { page: LightMyRequestResponse }>;
  submit(
    form: FormPage,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** Signs in; returns the address that the answer redirects to, with the tokens. */
  signIn(login?: string, redirect?: string): Promise<URL>;
  refresh(refreshToken: string, extra?: Record<string, string>): Promise<LightMyRequestResponse>;
}

async function setPasswords({ database }: TestServer): Promise<void> {
  await database.query('update users set password_hash = $1', [quickHash(PASSWORD)]);
  await database.query(
    `insert into users (login, full_name, email, password_hash)
     select 'homeless', 'No Client', 'x@example.org', password_hash
     from users where login = 'user'`,
    [],
  );
}

/** Creates the server; the account `homeless` has no client. */
export async function createSsoServer(options: TestServerOptions = {}): Promise<SsoServer> {
  const server = await createTestServer(options);
  await setPasswords(server);
  const openForm: SsoServer['openForm'] = async (query = '') => {
    const page = await server.call('GET', `${LOGIN}${query}`);
    return {
      page,
      cookie: String(page.headers['set-cookie'] ?? '').split(';')[0] ?? '',
      formToken: /name="formToken" value="([^"]+)"/.exec(page.body)?.[1] ?? '',
    };
  };
  const submit: SsoServer['submit'] = ({ cookie, formToken }, fields, headers = {}) =>
    server.call('POST', LOGIN, {
      body: new URLSearchParams({ formToken, ...fields }).toString(),
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  return {
    ...server,
    openForm,
    submit,
    async signIn(login = 'user', redirect = '/search?x=1#top') {
      const answer = await submit(await openForm(), { login, password: PASSWORD, redirect });
      expect(answer.statusCode).toBe(303);
      return new URL(String(answer.headers.location));
    },
    refresh(refreshToken, extra = {}) {
      const query = new URLSearchParams({
        appName: 'Leeszaal',
        client: 'north',
        secret: ssoKey(server.services),
        refresh_token: refreshToken,
        ...extra,
      });
      return server.call('GET', `/auth/application/leeszaal?${query}`);
    },
  };
}
