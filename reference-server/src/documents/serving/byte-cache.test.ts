import { describe, expect, it } from '@jest/globals';
import { ByteCache } from './byte-cache.ts';

function countingCache(maxBytes: number) {
  const made: string[] = [];
  const cache = new ByteCache<string>(maxBytes, (value) => value.length);
  const get = (key: string, value = key) =>
    cache.get(key, async () => {
      made.push(key);
      return value;
    });
  return { get, made, cache };
}

describe('a cache', () => {
  it('makes a thing once, also for those who ask at the same time', async () => {
    const { get, made } = countingCache(10);
    expect(await Promise.all([get('a'), get('a')])).toEqual(['a', 'a']);
    await get('a');
    expect(made).toEqual(['a']);
  });

  it('forgets what was asked for longest ago, by bytes', async () => {
    const { get, made } = countingCache(4);
    await get('aa');
    await get('bb');
    await get('aa');
    await get('cc');
    await get('aa');
    await get('bb');
    expect(made).toEqual(['aa', 'bb', 'cc', 'bb']);
  });

  it('keeps nothing that is larger than itself, and no failure', async () => {
    const { get, made, cache } = countingCache(4);
    await get('large', '12345');
    await get('large', '12345');
    expect(made).toEqual(['large', 'large']);
    const failing = () => cache.get('f', () => Promise.reject(new Error('no')));
    await expect(failing()).rejects.toThrow('no');
    expect(await cache.get('f', async () => 'yes')).toBe('yes');
  });

  it('makes nothing without a waiting caller, and goes on for the others [R2.113]', async () => {
    const cache = new ByteCache<string>(10, (value) => value.length);
    const signals: AbortSignal[] = [];
    const answers: PromiseWithResolvers<string>[] = [];
    const make = (signal: AbortSignal) => {
      signals.push(signal);
      const answer = Promise.withResolvers<string>();
      answers.push(answer);
      signal.addEventListener('abort', () => answer.reject(new Error('given up')));
      return answer.promise;
    };
    const [one, other] = [new AbortController(), new AbortController()];
    const asked = [cache.get('a', make, one.signal), cache.get('a', make, other.signal)];
    one.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    other.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    const anew = cache.get('a', make);
    for (const given of asked) await expect(given).rejects.toThrow('given up');
    answers[1]?.resolve('made');
    expect(await anew).toBe('made');
    expect(await cache.get('a', make)).toBe('made');
    expect(signals).toHaveLength(2);
  });
});
