import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { findEmbedCredential } from '../embed-credentials.ts';
import { EMBED_COMMAND_PATH, registerEmbedCommandRoute } from './embed-command-route.ts';

describe('the command for embed credentials', () => {
  const token = 'a token in the data folder';
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
    registerEmbedCommandRoute(server.app, { services: server.services, token });
  });
  afterAll(() => server.close());

  const run = (body: object, as = token) =>
    server.call('POST', EMBED_COMMAND_PATH, { token: as, body });
  const lines = async (command: object): Promise<string[]> => (await run(command)).json().lines;

  it('makes a credential, lists it without its secret, and revokes it [R10.6]', async () => {
    const made = await lines({ command: 'make', client: 'north', label: 'CMS of the North' });
    const [line = '', secret = ''] = made;
    const id = /^Credential (\S+) of north/.exec(line)?.[1] ?? '';
    expect(secret).toMatch(/^leeszaal_embed_[\w-]{43}$/);
    expect(await findEmbedCredential(server.database, { id, secret })).toEqual({
      id,
      client: 'north',
      label: 'CMS of the North',
    });
    const listed = await lines({ command: 'list', client: 'north' });
    expect(listed).toEqual([expect.stringContaining(`${id}  CMS of the North  made `)]);
    expect(listed.join()).not.toContain(secret);
    expect(await lines({ command: 'list', client: 'south' })).toEqual([]);
    expect((await run({ command: 'revoke', client: 'south', id })).statusCode).toBe(404);
    await lines({ command: 'revoke', client: 'north', id });
    expect(await findEmbedCredential(server.database, { id, secret })).toBeUndefined();
    expect(await lines({ command: 'list', client: 'north' })).toEqual([]);
    const log = await server.database.query(
      'select client_ref, user_name, action from audit_log order by id',
    );
    const entry = { client_ref: 'north', user_name: 'pnpm embed-credential' };
    expect(log).toEqual([
      { ...entry, action: 'embed-credential-created' },
      { ...entry, action: 'embed-credential-revoked' },
    ]);
  });

  it('is not there without the token in the data folder [R10.6]', async () => {
    const answer = await run({ command: 'list', client: 'north' }, 'another token');
    expect(answer.statusCode).toBe(404);
  });

  it.each([
    [{ command: 'make', client: 'nowhere', label: 'CMS' }, 404],
    [{ command: 'list', client: 'nowhere' }, 404],
    [{ command: 'make', client: 'north', label: ' ' }, 400],
    [{ command: 'make', client: 'north', label: 'a\nb' }, 400],
    [{ command: 'make', label: 'CMS' }, 400],
    [{ command: 'revoke', client: 'north' }, 400],
    [{ command: 'steal', client: 'north' }, 400],
  ])('refuses %j', async (body, status) => {
    expect((await run(body)).statusCode).toBe(status);
  });
});
