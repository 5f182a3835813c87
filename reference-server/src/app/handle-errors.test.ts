import { expect, it } from '@jest/globals';
import fastify from 'fastify';
import { DatabaseError } from '../database/database-error.ts';
import { HttpError } from '../errors/http-error.ts';
import { EngineError } from '../search/index.ts';
import { handleErrors } from './handle-errors.ts';

const [WARN, ERROR] = [40, 50];

interface Line {
  readonly level: number;
  readonly err: { readonly message: string; readonly stack: string };
}

function createLoggedApp() {
  const lines: Line[] = [];
  const app = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => lines.push(JSON.parse(line)) } },
  });
  handleErrors(app);
  return { app, lines };
}

async function answerTo(error: Error) {
  const { app, lines } = createLoggedApp();
  app.get('/', () => Promise.reject(error));
  const { statusCode, body, headers } = await app.inject('/');
  await app.close();
  return { statusCode, body, retryAfter: headers['retry-after'], lines };
}

it('answers 503 when a search engine gives no complete answer, and warns of it [S2.398]', async () => {
  const answer = await answerTo(new EngineError('partial', '1 of 2 parts of the index failed.'));
  expect(answer).toMatchObject({ statusCode: 503, retryAfter: '1' });
  expect(answer.body).toBe('{"message":"The search engine gave no complete answer"}');
  expect(answer.lines.map(({ level }) => level)).toEqual([WARN]);
  expect(answer.lines[0]?.err.message).toContain('1 of 2 parts of the index failed.');
});

it.each(['40001', '53300', '53200', '55P03', '57014', '08006'])(
  'answers 503 to what passes by itself (%s), and warns of it',
  async (code) => {
    const answer = await answerTo(new DatabaseError(`what was wrong: ${code}`, code));
    expect(answer).toMatchObject({ statusCode: 503, retryAfter: '1' });
    expect(answer.body).toBe('{"message":"The database is busy"}');
    expect(answer.lines.map(({ level }) => level)).toEqual([WARN]);
    expect(answer.lines[0]?.err.message).toContain(`what was wrong: ${code}`);
  },
);

it('answers 401 to a caller whose account or session was deleted meanwhile', async () => {
  for (const constraint of ['licences_session_id_fkey', 'bookshelves_author_id_fkey']) {
    const answer = await answerTo(new DatabaseError('violates', '23503', constraint));
    expect(answer).toMatchObject({ statusCode: 401, lines: [] });
  }
  const other = await answerTo(new DatabaseError('violates', '23503', 'x_connection_id_fkey'));
  expect(other.statusCode).toBe(500);
});

it('warns of any other 503 with what it came from', async () => {
  const late = new HttpError(503, 'late', {}, {}, { cause: new Error('the engine hung') });
  const { lines } = await answerTo(late);
  expect(lines.map(({ level }) => level)).toEqual([WARN]);
  expect(lines[0]?.err.stack).toContain('the engine hung');
});

it('answers 500 to a surprise, and logs an error', async () => {
  const answer = await answerTo(new Error('could not extend file'));
  expect(answer).toMatchObject({ statusCode: 500, retryAfter: undefined });
  expect(answer.lines.map(({ level }) => level)).toEqual([ERROR]);
  expect(answer.lines[0]?.err.message).toContain('could not extend file');
});

it.each([new HttpError(404, 'gone'), new DatabaseError('no number', '22P02')])(
  'logs nothing of what a request got wrong',
  async (error) => {
    expect((await answerTo(error)).lines).toEqual([]);
  },
);

const noSpace = (code: string) => Object.assign(new Error('no space left on device'), { code });
it.each([
  ['of the database', new DatabaseError('could not extend file', '53100')],
  ['of the file system', noSpace('ENOSPC')],
  ['of the account’s share', noSpace('EDQUOT')],
  ['behind another failure', new Error('not written', { cause: noSpace('ENOSPC') })],
])('answers 507 to a full disk %s, and logs an error', async (_, error) => {
  const answer = await answerTo(error);
  expect(answer).toMatchObject({ statusCode: 507, retryAfter: undefined });
  expect(JSON.parse(answer.body)).toEqual({
    code: 'storage-full',
    message: 'The server has no storage left; nothing was saved',
  });
  expect(answer.lines.map(({ level }) => level)).toEqual([ERROR]);
});

it.each([
  ['as an error, while its caller waits', false, [ERROR]],
  ['as no error, when its caller has left', true, []],
])('logs an answer that ends early %s', async (_, leaves, levels) => {
  const { app, lines } = createLoggedApp();
  app.get('/', async (request) => {
    if (leaves) request.raw.socket.destroy();
    throw Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const status = fetch(address).then((answer) => answer.status);
  await (leaves ? expect(status).rejects.toThrow() : expect(status).resolves.toBe(500));
  await app.close();
  expect(lines.map(({ level }) => level)).toEqual(levels);
});
