import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '../database/database.contract.ts';
import { createMigratedDatabase } from '../testing/postgres/migrated-database.ts';
import { createTestServer } from '../testing/test-server.ts';
import { ConfigError, readServerConfig } from './server-config.ts';
import { trustedProxies } from './trusted-proxies.ts';

describe('trusted proxies', () => {
  it.each(['', '0', 'false'])('are none with %p', (text) => {
    expect(trustedProxies(text)).toBe(false);
  });

  it.each([
    ['1', '192.0.2.1', 0, true],
    ['1', '192.0.2.1', 1, false],
    ['true', '192.0.2.1', 1, false],
    ['2', '192.0.2.1', 1, true],
    ['loopback', '127.0.0.9', 3, true],
    ['loopback', '::ffff:127.0.0.1', 0, true],
    ['loopback', '192.0.2.1', 0, false],
    ['10.1.0.0/16, 2001:db8::/32', '10.1.2.3', 0, true],
    ['10.1.0.0/16, 2001:db8::/32', '2001:db8:5::1', 0, true],
    ['10.1.0.0/16, 2001:db8::/32', '10.2.0.1', 0, false],
    ['192.0.2.1', '192.0.2.1', 0, true],
    ['192.0.2.1', 'unknown', 0, false],
  ])('of %p: %p, %d away, is %p', (text, address, hop, expected) => {
    const trust = trustedProxies(text);
    expect(typeof trust === 'function' && trust(address, hop)).toBe(expected);
  });

  it.each(['proxy.example', '10.0.0.0/33', '1.5', '-1', '10.0.0.0/x'])(
    'are refused at the start when they are %p',
    (text) => {
      expect(() => readServerConfig({ TRUST_PROXY: text })).toThrow(ConfigError);
    },
  );
});

describe('X-Forwarded-For', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createMigratedDatabase();
  });
  afterAll(() => database.close());

  const addressOf = async (TRUST_PROXY: string, forwarded: string): Promise<unknown> => {
    const { trustProxy } = readServerConfig({ TRUST_PROXY });
    const server = await createTestServer({ database, config: { trustProxy } });
    try {
      server.app.get('/test/address', async ({ ip, protocol, host }) => ({ ip, protocol, host }));
      const headers = {
        'x-forwarded-for': forwarded,
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'library.example',
      };
      return (await server.call('GET', '/test/address', { headers })).json();
    } finally {
      await server.close();
    }
  };
  const direct = { ip: '127.0.0.1', protocol: 'http', host: 'localhost:80' };

  it('is not believed unless a proxy is configured', async () => {
    expect(await addressOf('', '192.0.2.1')).toEqual(direct);
    expect(await addressOf('10.0.0.0/8', '192.0.2.1')).toEqual(direct);
  });

  it.each(['1', 'loopback'])('is believed as far as the proxy wrote it: %s', async (proxies) => {
    expect(await addressOf(proxies, '203.0.113.5, 192.0.2.1')).toEqual({
      ip: '192.0.2.1',
      protocol: 'https',
      host: 'library.example',
    });
  });
});
