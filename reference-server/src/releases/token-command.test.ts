import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { writeReleaseAudit } from './release-audit.ts';
import { findReleaseToken } from './release-tokens.ts';
import type { TokenCommand } from './token-command.ts';
import { registerTokenCommandRoute, TOKEN_COMMAND_PATH } from './token-command-route.ts';

describe('the command for release tokens', () => {
  const token = 'a token in the data folder';
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
    registerTokenCommandRoute(server.app, { services: server.services, token });
  });
  afterAll(() => server.close());
  const run = (body: object, as = token) =>
    server.call('POST', TOKEN_COMMAND_PATH, { token: as, body });
  const lines = async (command: TokenCommand): Promise<string[]> =>
    (await run(command)).json().lines;

  it('makes a token for one remote, lists it without its text, and revokes it', async () => {
    const [, text = ''] = await lines({
      command: 'make',
      remote: 'notices',
      label: 'CI of notices',
    });
    expect(text).toMatch(/^leeszaal_[\w-]{43}$/);
    const found = await findReleaseToken(server.database, text);
    expect(found).toMatchObject({ remote: 'notices', revoked: false });
    const listed = (await lines({ command: 'list' })).join('\n');
    expect(listed).toContain('notices  CI of notices');
    expect(listed).not.toContain(text);
    await lines({ command: 'revoke', id: found?.id ?? 0 });
    expect(await findReleaseToken(server.database, text)).toMatchObject({ revoked: true });
    expect((await lines({ command: 'list' })).join('\n')).toContain('revoked');
    expect(
      (await lines({ command: 'log', remote: 'notices' })).map((line) => line.split('  ')[2]),
    ).toEqual(['release-token-revoked', 'release-token-made']);
    expect(await lines({ command: 'log', remote: 'maps' })).toEqual([]);
  });

  it('logs a canary that has halted itself', async () => {
    const halt = { release: '0a', sequence: 7, reason: 'failed in 9 of 40 sessions' };
    const portal = { remote: 'halted', label: 'the portal' };
    await writeReleaseAudit(server.database, portal, 'release-halted', halt);
    const [line] = await lines({ command: 'log', remote: 'halted' });
    expect(line).toMatch(
      /halted {2}release-halted {2}0a {2}registry 7 {2}failed in 9 of 40 sessions {2}by the portal$/,
    );
  });

  it('is not there without the token in the data folder', async () => {
    expect((await run({ command: 'list' }, 'another token')).statusCode).toBe(404);
  });

  it.each([
    [{ command: 'revoke', id: 999 }, 404],
    [{ command: 'revoke', id: 'one' }, 400],
    [{ command: 'make', remote: '../notices', label: 'CI' }, 400],
    [{ command: 'make', remote: 'notices', label: ' ' }, 400],
    [{ command: 'steal' }, 400],
  ])('refuses %j', async (body, status) => {
    expect((await run(body)).statusCode).toBe(status);
  });
});
