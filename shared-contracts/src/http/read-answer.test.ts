import { expect, test } from '@jest/globals';
import { endpoints } from '../api/endpoints/index.ts';
import { AbortedError, AnswerError, NetworkError } from './errors.ts';
import { readAnswer, readBody } from './read-answer.ts';

const read = (text: string) => readAnswer(endpoints.getRole, new Response(text), {});

test('an answer is read by the schema of its endpoint', async () => {
  expect(await read('"user"')).toBe('user');
  const shelves = readAnswer(endpoints.getBookshelves, new Response('{}'), {});
  await expect(shelves).rejects.toBeInstanceOf(AnswerError);
  await expect(read('<html>')).rejects.toMatchObject({
    message: 'getRole: the answer is not JSON',
  });
});

test('bytes come with their media type', async () => {
  const headers = { 'content-type': 'image/png' };
  const response = new Response('bytes', { headers });
  expect(await readAnswer(endpoints.getLogo, response, {})).toMatchObject({
    mediaType: 'image/png',
  });
});

test('a body that breaks off is a network failure, unless the call was given up', async () => {
  const broken = () => Promise.reject(new TypeError('network error'));
  await expect(readBody(broken, undefined)).rejects.toBeInstanceOf(NetworkError);
  await expect(readBody(broken, AbortSignal.abort())).rejects.toBeInstanceOf(AbortedError);
});
