import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import { afterEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { handleErrors } from '../app/handle-errors.ts';
import { readMultipart } from '../endpoints/multipart-body.ts';
import { addSecurityHeaders, SECURITY_HEADERS } from '../portal/security-headers.ts';
import { type Listening, listen } from '../server/listen.ts';
import { serverOptions } from './connections.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from './limits.ts';
import { refuseHost } from './refuse-host.ts';

const QUICK: ConnectionLimits = { ...CONNECTION_LIMITS, interval: 20, headTime: 100 };
/** More than the system buffers for a client that does not read. */
const LARGE = Buffer.alloc(16 * 1024 * 1024, 'x');

const running: Listening[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(running.splice(0).map((each) => each.close()));
});

async function serve(
  limits: Partial<ConnectionLimits> = {},
  extend?: (app: FastifyInstance) => void,
) {
  const quick = { ...QUICK, ...limits };
  const app = fastify({ http: serverOptions(quick), bodyLimit: 1e8 });
  await app.register(multipart);
  handleErrors(app);
  refuseHost(app);
  addSecurityHeaders(app);
  app.post('/body', async (request) => ({ length: JSON.stringify(request.body).length }));
  app.post('/form', async (request) => [...(await readMultipart(request, ['file'])).keys()]);
  app.get('/ok', async () => ({ ok: true }));
  extend?.(app);
  const listening = await listen(app, { port: 0, host: '127.0.0.1' }, quick);
  running.push(listening);
  return listening;
}

/** A connection, and all that it has received. */
function open({ port }: Listening): {
  socket: Socket;
  answer: () => string;
  closed: Promise<unknown>;
} {
  const socket = connect({ port, host: '127.0.0.1' });
  sockets.push(socket);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  let answer = '';
  socket.on('data', (data) => {
    answer += data.toString('latin1');
  });
  socket.on('error', () => undefined);
  return { socket, answer: () => answer, closed };
}

/** The server's response to these bytes, until it ends the connection. */
async function answerTo(listening: Listening, bytes: string): Promise<string> {
  const { socket, answer, closed } = open(listening);
  socket.write(bytes);
  await closed;
  return answer();
}

const post = (path: string, head: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\n${head}\r\n\r\n${body}`;
const UPGRADE = 'connection: upgrade\r\nupgrade: websocket';
const JSON_TYPE = 'content-type: application/json\r\n';

function expectRules(answer: string, status: number): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  expect(first).toContain(`HTTP/1.1 ${status} `);
  const headers = new Map(
    lines.map((line) => line.toLowerCase().split(/: (.*)/s, 2)) as [string, string][],
  );
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect([name, headers.get(name)]).toEqual([name, value.toLowerCase()]);
  }
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('connection')).toBe('close');
  expect(JSON.parse(body)).toEqual({ message: expect.any(String) });
}

describe('what is refused before a route has the headers of every answer:', () => {
  it.each([
    ['a request that is none', 'BREW /\r\n\r\n', 400],
    ['no host', 'GET /ok HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET /ok HTTP/1.1\r\nhost: x\r\nHost: y\r\n\r\n', 400],
    ['no host where nothing is', 'GET /nowhere HTTP/1.1\r\n\r\n', 400],
    ['an expectation', post('/body', 'expect: coffee\r\ncontent-length: 9000', 'x'), 417],
    ['a way to another server', 'CONNECT evil.example:25 HTTP/1.1\r\nhost: x\r\n\r\n', 405],
    ['an upgrade that is none', `GET /ok HTTP/1.1\r\n${UPGRADE}\r\n\r\nhost: x`, 400],
    ['another version of HTTP', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    [
      'a body that is told of twice',
      post('/body', 'content-length: 1\r\ntransfer-encoding: chunked', 'x'),
      400,
    ],
    [
      'a chunk that is none',
      post('/body', `${JSON_TYPE}transfer-encoding: chunked`, 'zz\r\n'),
      400,
    ],
    ['a head without end', `GET / HTTP/1.1\r\nx: ${'a'.repeat(70_000)}`, 431],
    ['a head that does not come', 'GET / HTTP/1.1\r\nhost: x', 408],
    ['a connection that says nothing', '', 408],
  ])('%s', async (_which, bytes, status) => {
    expectRules(await answerTo(await serve(), bytes), status);
  });

  it.each([
    ['an upgrade', `GET /ok HTTP/1.1\r\nconnection: close\r\nhost: x\r\n${UPGRADE}\r\n\r\n`],
    ['HTTP/1.0 without a host', 'GET /ok HTTP/1.0\r\n\r\n'],
  ])('while it answers %s like any other', async (_which, bytes) => {
    expect(await answerTo(await serve(), bytes)).toMatch(/^HTTP\/1\.1 200 [\s\S]*{"ok":true}$/);
  });

  it('a way to another server whose client resets the connection, and goes on', async () => {
    const listening = await serve();
    for (let turn = 0; turn < 5; turn += 1) {
      const { socket, answer } = open(listening);
      socket.write('CONNECT evil.example:25 HTTP/1.1\r\nhost: x\r\n\r\n');
      while (answer() === '') await once(socket, 'data');
      socket.resetAndDestroy();
    }
    expect(await answerTo(listening, 'GET /ok HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('nothing, while an earlier request is answered', async () => {
    const listening = await serve({}, (app) => {
      app.get('/slow', () => new Promise(() => undefined));
    });
    expect(await answerTo(listening, 'GET /slow HTTP/1.1\r\nhost: x\r\n\r\nBREW\r\n\r\n')).toBe('');
  });
});

describe('a body that drips is answered with 408:', () => {
  const limits = { bodyWindow: 100, bodyRate: 1000 };
  const form = '--b\r\ncontent-disposition: form-data; name="file"; filename="f"\r\n\r\n';
  it.each([
    ['JSON', post('/body', `${JSON_TYPE}content-length: 9000`, '{"a":')],
    ['in chunks', post('/body', `${JSON_TYPE}transfer-encoding: chunked`, '5\r\n{"a":\r\n')],
    [
      'a form',
      post('/form', 'content-type: multipart/form-data; boundary=b\r\ncontent-length: 9000', form),
    ],
    ['that no handler reads', post('/nowhere', 'content-type: a/b\r\ncontent-length: 9000', 'x')],
  ])('%s', async (which, bytes) => {
    const { socket, answer, closed } = open(await serve(limits));
    socket.write(bytes);
    const drip = setInterval(() => socket.write('1'), 25);
    await closed;
    clearInterval(drip);
    if (which === 'that no handler reads') expect(answer()).toMatch(/^HTTP\/1.1 4/);
    else expectRules(answer(), 408);
  });
});

it('an answer that the client does not read is given up', async () => {
  const given = Promise.withResolvers<void>();
  const listening = await serve({ unreadTime: 100 }, (app) => {
    app.get('/large', async (_request, reply) => {
      reply.raw.once('close', given.resolve);
      return Readable.from([LARGE], { objectMode: false });
    });
  });
  const { socket, closed } = open(listening);
  socket.pause();
  socket.write('GET /large HTTP/1.1\r\nhost: x\r\n\r\n');
  await given.promise;
  socket.resume();
  await closed;
  expect(socket.bytesRead).toBeLessThan(LARGE.length);
});

describe('a server that ends', () => {
  it('answers all calls in progress, and those that are on their way', async () => {
    const gate = Promise.withResolvers<void>();
    const begun: string[] = [];
    const listening = await serve({ lingerTime: 100 }, (app) => {
      app.get('/slow/:id', async (request) => {
        begun.push(request.url);
        await gate.promise;
        return { ok: true };
      });
      app.get('/stream', async () => {
        begun.push('stream');
        return Readable.from(
          (async function* () {
            yield 'first ';
            await gate.promise;
            yield 'last';
          })(),
          { objectMode: false },
        );
      });
    });
    const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;
    const body = JSON.stringify('x'.repeat(1000));
    const waiting = Array.from({ length: 40 }, () => open(listening));
    for (const [index, { socket }] of waiting.entries()) socket.write(get(`/slow/${index}`));
    const streaming = Array.from({ length: 20 }, () => open(listening));
    for (const { socket } of streaming) socket.write(get('/stream'));
    const sending = Array.from({ length: 20 }, () => open(listening));
    for (const { socket } of sending) {
      socket.write(post('/body', `${JSON_TYPE}content-length: ${body.length}`, body.slice(0, 500)));
    }
    const idle = open(listening);
    idle.socket.write(get('/ok'));
    await once(idle.socket, 'data');
    const late = open(listening);
    late.socket.write(get('/ok'));
    await once(late.socket, 'data');
    while (begun.length < 60) await new Promise((resolve) => setTimeout(resolve, 5));

    const closing = listening.close();
    running.splice(0);
    late.socket.write(get('/ok'));
    await late.closed;
    expect(late.answer().match(/{"ok":true}/g)).toHaveLength(2);
    await idle.closed;
    gate.resolve();
    for (const { socket } of sending) socket.write(body.slice(500));
    await closing;
    await Promise.all([...waiting, ...streaming, ...sending].map(({ closed }) => closed));
    for (const { answer } of waiting)
      expect(answer()).toMatch(/connection: close[\s\S]*{"ok":true}/i);
    for (const { answer } of sending)
      expect(answer()).toMatch(/connection: close[\s\S]*{"length":1002}/i);
    for (const { answer } of streaming)
      expect(answer()).toMatch(/first [\s\S]*last[\s\S]*\r\n0\r\n\r\n$/);
  });

  it('cuts what does not end within its time', async () => {
    const listening = await serve({ lingerTime: 10, drainTime: 100 }, (app) => {
      app.get('/never', () => new Promise(() => undefined));
    });
    const { socket, answer, closed } = open(listening);
    socket.write('GET /never HTTP/1.1\r\nhost: x\r\n\r\n');
    const half = open(listening);
    half.socket.write('GET /ok HTTP/1.1\r\n');
    await once(socket, 'connect');
    running.splice(0);
    await listening.close();
    await Promise.all([closed, half.closed]);
    expect(answer()).toBe('');
  });
});
