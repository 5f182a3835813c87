import { afterEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Segment, SourceOptions } from '../../../source/document-source.contract.ts';
import { SourceError } from '../../../source/source-error.ts';
import { SegmentCache } from './segment-cache.ts';

const CAPACITY = 100;

interface Job {
  readonly path: string;
  readonly isAhead: boolean;
  readonly signal: AbortSignal | undefined;
  readonly finish: (error?: Error) => void;
}

/** Lets the callbacks of settled promises run. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await undefined;
}

/** A cache with a source and an idle time that the test controls. */
function bench(lengths: readonly number[]) {
  const paths = lengths.map((_length, index) => `${index}`);
  const jobs: Job[] = [];
  const inVain: string[] = [];
  const idle = new Set<() => void>();
  globalThis.requestIdleCallback = (callback) => {
    idle.add(callback as () => void);
    return 0;
  };
  globalThis.cancelIdleCallback = () => idle.clear();
  let isProbed = false;
  const cache = new SegmentCache(
    {
      segment(path, { background = false, signal }: SourceOptions = {}) {
        if (isProbed) throw new SourceError('unreachable');
        const { promise, resolve, reject } = Promise.withResolvers<Segment>();
        const markup = 'x'.repeat(lengths[Number(path)] ?? 0);
        const segment = { path, markup, mediaType: 'text/html', address: path };
        const finish = (error?: Error) => (error ? reject(error) : resolve(segment));
        jobs.push({ path, isAhead: background, signal, finish });
        return promise;
      },
    },
    CAPACITY,
  );

  /** Whether the cache has it without the source. */
  async function has(path: string): Promise<boolean> {
    isProbed = true;
    const there = await cache.segment(path, {}).then(
      () => true,
      () => false,
    );
    isProbed = false;
    return there;
  }

  return {
    inVain,
    stock(from: number): void {
      cache.prefetch([...paths.slice(from, from + 6), ...paths.slice(Math.max(0, from - 2), from)]);
    },
    ask(index: number): void {
      const path = `${index % paths.length}`;
      cache.pause(path);
      cache.segment(path, {}).catch(() => undefined);
    },
    beIdle(): void {
      const [callback] = idle;
      idle.clear();
      callback?.();
    },
    async answer(error?: Error): Promise<void> {
      const job = jobs.shift();
      job?.finish(error);
      await settled();
      if (job === undefined || error || !job.isAhead || job.signal?.aborted) return;
      if (!(await has(job.path))) inVain.push(job.path);
    },
    async kept(): Promise<number> {
      cache.pause();
      const all = await Promise.all(paths.map(has));
      return all.reduce((sum, there, index) => sum + (there ? (lengths[index] ?? 0) : 0), 0);
    },
  };
}

const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constant({ do: 'work' } as const) },
    fc.record({ do: fc.constant('stock' as const), at: fc.nat(9) }),
    fc.record({ do: fc.constant('ask' as const), at: fc.nat(9) }),
    fc.constant({ do: 'idle' } as const),
    fc.constant({ do: 'answer' } as const),
    fc.constant({ do: 'fail' } as const),
  ),
  { maxLength: 60 },
);

const { requestIdleCallback, cancelIdleCallback } = globalThis;
afterEach(() => {
  Object.assign(globalThis, { requestIdleCallback, cancelIdleCallback });
});

test('whatever is wanted and asked for, the room holds all that is kept, and nothing is fetched in vain twice [R2.118]', async () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 130 }), { minLength: 1, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(lengths, steps, async (sizes, doings) => {
      const { stock, ask, beIdle, answer, kept, inVain } = bench(sizes);
      for (const doing of doings) {
        if (doing.do === 'stock') stock(doing.at);
        if (doing.do === 'ask') ask(doing.at);
        if (doing.do === 'idle' || doing.do === 'work') beIdle();
        if (doing.do === 'answer' || doing.do === 'work') await answer();
        if (doing.do === 'fail') await answer(new SourceError('failed'));
        await settled();
      }
      expect(new Set(inVain).size).toBe(inVain.length);
      expect(await kept()).toBeLessThanOrEqual(CAPACITY);
    }),
    { numRuns: 300 },
  );
});
