import { expect, test } from '@jest/globals';
import type { HelpPort } from './help-port.contract.ts';
import { together } from './together.ts';

const question = { query: 'emma', queryType: 0 as const, fields: [] };

function portOf(count: () => Promise<number>): HelpPort {
  return { count, countCorrected: count, countUnfiltered: count, unfound: async () => [] };
}

test('the hits of all connections are added [S2.306]', async () => {
  const port = together(
    [portOf(async () => 2), portOf(async () => 3)],
    new AbortController().signal,
  );
  expect(await port.count(question)).toBe(5);
});

test('a question that is given up asks no further connection [S2.347]', async () => {
  const givenUp = new AbortController();
  const { promise, resolve } = Promise.withResolvers<number>();
  let asked = 0;
  const second = portOf(async () => {
    asked += 1;
    return 1;
  });
  const counted = together([portOf(() => promise), second], givenUp.signal).count(question);
  givenUp.abort();
  resolve(1);
  await expect(counted).rejects.toThrow('aborted');
  expect(asked).toBe(0);
});
