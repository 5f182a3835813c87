import { expect, test } from '@jest/globals';
import { type CallOptions, NetworkError, StatusError } from '@leeszaal/shared-contracts';
import { createFakeHost } from '../testing/index.ts';
import { createEarlyQuestion } from './early-question.ts';

const { signal } = new AbortController();

/** A question that answers its subject in capitals, or fails so many times before. */
function asking(failures: Error[] = []) {
  const asked: CallOptions[] = [];
  const question = createEarlyQuestion(async (_context, subject: string, options) => {
    asked.push(options);
    const failure = failures.shift();
    if (failure) throw failure;
    return subject.toUpperCase();
  });
  const { context } = createFakeHost();
  return { asked, question, context, take: () => question.take(context, 'tea', signal) };
}

test('what was asked early is not asked again, the first time', async () => {
  const { asked, question, context, take } = asking();
  question.begin(context, 'tea');
  expect(await take()).toBe('TEA');
  expect(asked).toEqual([{ signal: context.signal, onNetworkFailure: 'throw' }]);
  expect(await take()).toBe('TEA');
  expect(asked[1]).toEqual({ signal });
});

test('an answer that is here is known without waiting, until it is taken', async () => {
  const { question, context, take } = asking();
  question.begin(context, 'tea');
  expect(question.answered(context, 'tea')).toBeUndefined();
  await Promise.resolve();
  await Promise.resolve();
  expect(question.answered(context, 'tea')).toBe('TEA');
  expect(question.answered(context, 'milk')).toBeUndefined();
  expect(question.answered(createFakeHost().context, 'tea')).toBeUndefined();
  await take();
  expect(question.answered(context, 'tea')).toBeUndefined();
});

test('it answers no other question, and no other person', async () => {
  const { asked, question, context, take } = asking();
  question.begin(context, 'milk');
  expect(await take()).toBe('TEA');
  question.begin(createFakeHost().context, 'tea');
  expect(await take()).toBe('TEA');
  expect(asked).toHaveLength(4);
});

test('a connection that was missing is asked for again, any other failure is told [R2.105]', async () => {
  const offline = asking([new NetworkError('offline')]);
  offline.question.begin(offline.context, 'tea');
  expect(await offline.take()).toBe('TEA');
  const refused = asking([new StatusError(404, null)]);
  refused.question.begin(refused.context, 'tea');
  await expect(refused.take()).rejects.toBeInstanceOf(StatusError);
});
