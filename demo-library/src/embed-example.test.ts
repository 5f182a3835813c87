import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { startEmbedExample } from './embed-example.ts';
import { pubKeyOf } from './library.ts';

/** A library with one book, which takes every change. */
const row = { pubKey: pubKeyOf('the-lighthouse-index'), docKey: 'index', title: 'The Index' };
const services = {
  config: { port: 4200 },
  database: { query: async <T>(): Promise<T[]> => [row as T] },
};

const other = createServer();
afterEach(() => {
  other.close();
});

test('without a usable port the example is missing, and the portal runs', async () => {
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const used = typeof address === 'object' && address ? String(address.port) : '';
  for (const [port, code] of [
    [used, 'EADDRINUSE'],
    ['65600', 'ERR_SOCKET_BAD_PORT'],
  ] as const) {
    const line = await startEmbedExample(services, { EMBED_EXAMPLE_PORT: port });
    expect(line).toMatch(`port ${port} cannot be used (${code})`);
  }
});
