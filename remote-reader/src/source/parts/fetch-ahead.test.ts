import { beforeEach, describe, expect, test } from '@jest/globals';
import { FetchAhead, type FetchAheadOptions } from './fetch-ahead.ts';

const KIBIBYTE = 1_024;
/** Ten pages of 40 KiB, with a part of 1 KiB that all share. */
const INDEX = {
  edition: 'e',
  sizes: [KIBIBYTE, ...Array(10).fill(40 * KIBIBYTE)],
  pages: Array.from({ length: 10 }, (_, page) => [0, page + 1]),
};

let held: Set<number>;
let asked: (readonly number[])[];
let idle: (() => void)[];
let clock: number;
let room: number;
let isThrifty: boolean;
/** Milliseconds of a request. */
let lasts: number;
let isFailing: boolean;
beforeEach(() => {
  held = new Set();
  asked = [];
  idle = [];
  clock = 0;
  room = Number.POSITIVE_INFINITY;
  isThrifty = false;
  lasts = 10;
  isFailing = false;
});

function create(fetch?: FetchAheadOptions['fetch']): FetchAhead {
  return new FetchAhead({
    whenIdle: (run) => {
      idle.push(run);
      return () => {
        idle = idle.filter((other) => other !== run);
      };
    },
    isThrifty: () => isThrifty,
    now: () => clock,
    hasRoom: (bytes) => bytes <= room,
    isHeld: (part) => held.has(part),
    fetch:
      fetch ??
      (async (parts) => {
        asked.push(parts);
        if (isFailing) throw new Error('failed');
        clock += lasts;
        for (const part of parts) held.add(part);
      }),
  });
}

/** Lets the browser be idle, as often as something waits for it. */
async function rest(): Promise<void> {
  for (let run = idle.shift(); run; run = idle.shift()) {
    run();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

describe('the rest of a document', () => {
  test('is fetched from the page on, then what is before it, and nothing twice [R2.192]', async () => {
    const ahead = create();
    ahead.begin(INDEX);
    await ahead.around(8, async () => held.add(0).add(8));
    await rest();
    expect(asked).toEqual([
      [9, 10],
      [1, 2, 3, 4, 5, 6, 7],
    ]);
    expect(held.size).toBe(11);
  });

  test('waits while a page is fetched, and ends what is on its way [R2.192]', async () => {
    const signals: AbortSignal[] = [];
    const ahead = create((_, signal) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    });
    ahead.begin(INDEX);
    await rest();
    const page = Promise.withResolvers<void>();
    const shown = ahead.around(5, () => page.promise);
    await rest();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    page.resolve();
    await shown;
    await rest();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    held = new Set([0, 5]);
    await ahead.around(5, async () => undefined);
    expect(signals.at(-1)?.aborted).toBe(false);
  });

  test('is not fetched where data is saved, and no more than is kept [R2.193]', async () => {
    isThrifty = true;
    create().begin(INDEX);
    await rest();
    isThrifty = false;
    room = 2 * KIBIBYTE;
    create().begin(INDEX);
    await rest();
    expect(asked).toEqual([]);
  });

  test('ends where three answers in a row show a slow line [R2.193]', async () => {
    lasts = 1_000;
    const ahead = create();
    ahead.begin(INDEX);
    await rest();
    await ahead.around(9, async () => undefined);
    await rest();
    expect(asked).toEqual([
      [0, 1, 2],
      [3, 4],
      [5, 6],
    ]);
  });

  test('goes on after a slow answer that is followed by quick ones', async () => {
    lasts = 1_000;
    const ahead = create(async (parts) => {
      asked.push(parts);
      clock += lasts;
      lasts = 10;
      for (const part of parts) held.add(part);
    });
    ahead.begin(INDEX);
    await rest();
    expect(held.size).toBe(11);
  });

  test('ends with a failure, until the next page', async () => {
    isFailing = true;
    const ahead = create();
    ahead.begin(INDEX);
    await rest();
    expect(asked).toHaveLength(1);
    isFailing = false;
    await ahead.around(1, async () => undefined);
    await rest();
    expect(held.size).toBe(11);
  });

  test('ends with the document [R2.195]', async () => {
    const ahead = create();
    ahead.begin(INDEX);
    ahead.end();
    await ahead.around(1, async () => undefined);
    await rest();
    expect(asked).toEqual([]);
  });
});
