import { expect, it } from '@jest/globals';
import { rebuildDocument } from './rebuild-document.ts';

const TIMES = 100_000;
const MOST_MS = 10_000;

it.each([
  ['parentheses', '1 0 obj\n', '('],
  ['strings that do not end', '1 0 obj\n<< ', '/A (\n'],
  ['lists within lists', '1 0 obj\n', '['],
  ['dictionaries within dictionaries', '1 0 obj\n', '<<'],
  ['objects that do not end', '', '1 0 obj ('],
  ['streams that do not end', '', '1 0 obj << >> stream\n'],
  ['digits', '', '1'],
  ['angle brackets', '1 0 obj ', '<'],
])(
  'rebuilds a file of very many %s in a time that grows with its length',
  async (_, head, part) => {
    const began = performance.now();
    await rebuildDocument(Buffer.from(head + part.repeat(TIMES)), true);
    expect(performance.now() - began).toBeLessThan(MOST_MS);
  },
);
