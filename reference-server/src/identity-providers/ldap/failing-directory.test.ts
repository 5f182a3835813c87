import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { LdapSettings } from '@leeszaal/shared-contracts';
import { result } from '@leeszaal/test-support/ldap';
import fc from 'fast-check';
import { ProtocolOperation } from 'ldapts';
import { createLdapProvider } from './ldap-provider.ts';
import { ldapOptions } from './testing/ldap-options.ts';

const TIMEOUT_MS = 100;
/** Much longer than the timeout: a busy machine. */
const LIMIT_MS = 20_000;
const HANDLE = { login: 'anna', subject: 'eA==' };
const success = { code: 0, message: '' };
const SIGNED_IN = result(2, ProtocolOperation.LDAP_RES_BIND, success);
const TLS_AGREED = result(1, ProtocolOperation.LDAP_RES_EXTENSION, success);

type Behaviour = (socket: Socket) => void;

let server: Server;
let behave: Behaviour;
const sockets = new Set<Socket>();

beforeEach(async () => {
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    behave(socket);
    // The end of a connection is noticed by reading.
    socket.resume();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  server.close();
  await once(server, 'close');
});

/** Waits until the provider has closed each connection. */
const allClosed = () => Promise.allSettled([...sockets].map((socket) => once(socket, 'close')));

const providerOf = (settings: Partial<LdapSettings> = {}) => {
  const { port } = server.address() as AddressInfo;
  const scheme = settings.address ?? 'ldap';
  return createLdapProvider(
    ldapOptions(`${scheme}://127.0.0.1:${port}`, {
      ...settings,
      address: `${scheme}://127.0.0.1:${port}`,
    }),
    TIMEOUT_MS,
  );
};

/** Answers the first request with some bytes. */
const answering =
  (bytes: Buffer | string, then: Behaviour = () => {}): Behaviour =>
  (socket) => {
    socket.once('data', () => {
      socket.write(bytes, () => then(socket));
    });
  };

const refusing: Behaviour = (socket) => socket.destroy();

describe.each([
  ['without TLS', {}],
  ['with StartTLS', { startTls: true }],
  ['with TLS', { address: 'ldaps' }],
] as const)('a server fails %s', (_name, settings) => {
  test.each<[string, Behaviour]>([
    ['drops the connection', refusing],
    ['resets the connection', (socket) => socket.resetAndDestroy()],
    ['ends the connection', (socket) => socket.end()],
    [
      'drops the connection at the first request',
      (socket) => socket.once('data', () => refusing(socket)),
    ],
    ['never answers', () => {}],
    ['answers half a message and ends', answering('\x30', (socket) => socket.end())],
    ['answers half a message', answering('\x30\x05')],
    ['answers in HTTP', answering('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['greets', (socket) => socket.write('220 mail.example ESMTP\r\n')],
    [
      'answers a message that would never end',
      answering(Buffer.from('300e02010261090a010004000400877f', 'hex')),
    ],
    ['signs in and drops', answering(SIGNED_IN, refusing)],
    ['signs in and is silent', answering(SIGNED_IN)],
    ['signs in and sends rubbish', answering(Buffer.concat([SIGNED_IN, Buffer.alloc(70, 0xff)]))],
    ['agrees to TLS and drops', answering(TLS_AGREED, refusing)],
    ['agrees to TLS and is silent', answering(TLS_AGREED)],
    [
      'agrees to TLS and sends rubbish',
      answering(TLS_AGREED, (socket) => socket.write('\x16\x03\x01'.repeat(9))),
    ],
    ['agrees to TLS and says more', answering(Buffer.concat([TLS_AGREED, SIGNED_IN]))],
    [
      'refuses TLS',
      answering(result(1, ProtocolOperation.LDAP_RES_EXTENSION, { code: 2, message: '' })),
    ],
  ])('it %s', async (_behaviour, behaviour) => {
    behave = behaviour;
    const provider = providerOf(settings);
    const started = Date.now();
    const refusal = await provider.check('anna', 'anna-secret').catch((error: unknown) => error);
    expect(refusal).toMatchObject({ name: 'ProviderRefusal', reason: 'unreachable' });
    expect(String(refusal)).not.toMatch(/anna-secret|search-secret/);
    expect(await provider.ask(HANDLE)).toMatchObject({
      kind: 'unknown',
      cause: { reason: 'unreachable' },
    });
    expect(Date.now() - started).toBeLessThan(LIMIT_MS);
    await allClosed();
  });
});

test('any bytes for an answer are refused', async () => {
  const answers = fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 100 }),
    fc.uint8Array({ maxLength: 20 }).map((rest) => Buffer.concat([SIGNED_IN, rest])),
  );
  await fc.assert(
    fc.asyncProperty(answers, async (bytes) => {
      behave = answering(Buffer.from(bytes), (socket) => socket.end());
      await expect(providerOf().check('anna', 'anna-secret')).rejects.toMatchObject({
        reason: 'unreachable',
      });
    }),
    { numRuns: 50 },
  );
});

test.each(['ldap', 'ldaps'])(
  'a server that does not listen is unreachable by %s',
  async (address) => {
    const provider = providerOf({ address });
    server.close();
    await once(server, 'close');
    await expect(provider.check('anna', 'x')).rejects.toMatchObject({ reason: 'unreachable' });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  },
);
