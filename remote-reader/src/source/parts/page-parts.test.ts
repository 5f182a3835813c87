import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { AbortedError, encodePagePart, encodeWholePart } from '@leeszaal/shared-contracts';
import type { SourceOptions } from '../document-source.contract.ts';
import { SourceError } from '../source-error.ts';
import { PageParts } from './page-parts.ts';

const part = (number: number, text: string) =>
  encodePagePart({ objects: [{ number, bytes: new TextEncoder().encode(text) }], packed: [] });
/** Two pages that share the first part; the third one is whole. */
const PARTS = [
  part(65_536, '[shared]'),
  part(1, '[one]'),
  part(1, '[two]'),
  encodeWholePart(new TextEncoder().encode('[three]')),
];
const INDEX = {
  edition: 'e',
  sizes: PARTS.map(({ length }) => length),
  pages: [[0, 1], [0, 2], [3], []],
};
const joined = (parts: readonly Iterable<number>[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

let asked: (readonly number[])[];
let index: PromiseWithResolvers<typeof INDEX>;
let answer: (numbers: readonly number[], options: SourceOptions) => Promise<Uint8Array>;
const whole = jest.fn(async (page: number) => new TextEncoder().encode(`[whole ${page}]`));
beforeEach(() => {
  asked = [];
  index = Promise.withResolvers();
  late = Promise.withResolvers();
  answer = async (numbers) => joined(numbers.map((number) => PARTS[number] ?? []));
  whole.mockClear();
});

let late: PromiseWithResolvers<void>;
function open(whenIdle: (run: () => void) => () => void = () => () => undefined): PageParts {
  return new PageParts({
    calls: {
      index: () => index.promise,
      parts(_edition, numbers, options) {
        asked.push(numbers);
        return answer(numbers, options);
      },
    },
    isLate: late.promise,
    whole,
    whenIdle,
    isThrifty: () => false,
    now: () => 0,
  });
}

async function opened(): Promise<PageParts> {
  const pages = open();
  index.resolve(INDEX);
  await index.promise;
  return pages;
}

describe('pages in parts', () => {
  test('are joined; what they share is fetched once [R2.190]', async () => {
    const pages = await opened();
    expect(textOf(await pages.page(1))).toMatch(/^%PDF-1\.7\n.*\n\[shared\]\[one\]2 0 obj/);
    expect(textOf(await pages.page(2))).toMatch(/\[shared\]\[two\]/);
    expect(textOf(await pages.page(3))).toBe('[three]');
    expect(textOf(await pages.page(1))).toMatch(/\[shared\]\[one\]/);
    expect(asked).toEqual([[0, 1], [2], [3]]);
    expect(whole).not.toHaveBeenCalled();
  });

  test('wait for their index only in the background [R2.191]', async () => {
    const pages = open();
    expect(textOf(await pages.page(1))).toBe('[whole 1]');
    const later = pages.page(1, { background: true });
    index.resolve(INDEX);
    expect(textOf(await later)).toMatch(/\[one\]/);
  });

  test('wait for a late index no longer [R2.191]', async () => {
    const page = open().page(2, { background: true });
    late.resolve();
    expect(textOf(await page)).toBe('[whole 2]');
  });

  test('come whole without an index, without parts, and where the parts fail [R2.194]', async () => {
    const none = open();
    index.reject(new SourceError('missing'));
    expect(textOf(await none.page(1, { background: true }))).toBe('[whole 1]');

    index = Promise.withResolvers();
    const pages = await opened();
    expect(textOf(await pages.page(4))).toBe('[whole 4]');
    answer = async () => Uint8Array.of(1, 2);
    expect(textOf(await pages.page(1))).toBe('[whole 1]');
    answer = async () => new Uint8Array(PARTS[3]?.length ?? 0).fill(255);
    expect(textOf(await pages.page(3))).toBe('[whole 3]');
    for (const reason of ['missing', 'too-large'] as const) {
      answer = () => Promise.reject(new SourceError(reason));
      expect(textOf(await pages.page(2))).toBe('[whole 2]');
    }
  });

  test('fail as whole pages do when the loan is over, the network is, or the reader has left [R2.194]', async () => {
    const pages = await opened();
    for (const error of [new SourceError('forbidden'), new SourceError('unreachable')]) {
      answer = () => Promise.reject(error);
      await expect(pages.page(1)).rejects.toBe(error);
    }
    await expect(pages.page(1, { signal: AbortSignal.abort(new AbortedError()) })).rejects.toThrow(
      AbortedError,
    );
    expect(whole).not.toHaveBeenCalled();
  });

  test('keep nothing after the loan, not even what arrives later [R2.195]', async () => {
    const idle: (() => void)[] = [];
    const pages = open((run) => {
      idle.push(run);
      return () => undefined;
    });
    index.resolve(INDEX);
    await index.promise;
    const late = Promise.withResolvers<Uint8Array>();
    let signal: AbortSignal | undefined;
    answer = (_numbers, options) => {
      signal = options.signal;
      return late.promise;
    };
    await Promise.resolve();
    for (const run of idle) run();
    expect(asked).toEqual([[0, 1, 2, 3]]);
    pages.forget();
    expect(signal?.aborted).toBe(true);
    late.resolve(joined(PARTS));
    expect(textOf(await pages.page(1))).toBe('[whole 1]');
    expect(asked).toHaveLength(1);
  });
});
