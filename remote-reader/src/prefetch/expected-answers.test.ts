import { expect, test } from '@jest/globals';
import { prefetching } from '@leeszaal/remote-kit/prefetch';
import { createFakeHost } from '@leeszaal/remote-kit/testing';
import { endpoints } from '@leeszaal/shared-contracts';
import { bytesOf } from '../source/held-bytes.ts';
import { ExpectedAnswers, readPart } from './expected-answers.ts';

const FILE = { call: 'getDocumentFile', params: { docKey: 'doc-1', file: 'one.xhtml' } } as const;

/** An answer in memory, whose blob says when it is read. */
function makeAnswer() {
  const answer = readPart(FILE.call, 'application/xhtml+xml', new Uint8Array([7])) as {
    readonly bytes: Blob;
  };
  let reads = 0;
  const arrayBuffer = async () => {
    reads += 1;
    return new Uint8Array([7]).buffer;
  };
  Object.assign(answer.bytes, { arrayBuffer });
  return { answer, reads: () => reads };
}

test.each(['before', 'after'])(
  'an answer that arrives %s its withdrawal is held once, by the browser [R2.214]',
  async (order) => {
    const answers = new ExpectedAnswers(createFakeHost().context);
    const { answer, reads } = makeAnswer();
    const expected = answers.expect(FILE, 'key');
    if (order === 'before') expected.resolve(answer);
    answers.withdraw();
    if (order === 'after') expected.resolve(answer);
    await Promise.resolve();
    await bytesOf(answer.bytes);
    expect(reads()).toBe(1);
  },
);

test('an answer that a call has taken is read at once, though the rest is withdrawn [R2.214]', async () => {
  const { context } = createFakeHost();
  const answers = new ExpectedAnswers(context);
  const { answer, reads } = makeAnswer();
  answers.expect(FILE, 'key').resolve(answer);
  const request = { params: FILE.params, query: { licenseKey: 'key' } };
  const taken = await prefetching(context).call(endpoints.getDocumentFile, request);
  answers.withdraw();
  await Promise.resolve();
  await bytesOf(taken.bytes);
  expect(reads()).toBe(0);
});
