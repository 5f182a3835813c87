import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import type { Part } from '../shell/part.ts';

/** A part that is not there yet. */
export interface LatePart {
  /** It comes, to whoever waits and to whoever asks from now on. */
  come(): Promise<void>;
  /** Whoever waits is told that it does not come. */
  fail(): Promise<void>;
}

/** Takes a part away until the test lets it come; `jest.restoreAllMocks` brings it back. */
export function keepBack<P>(part: Part<P>): LatePart {
  const { load, here } = part;
  let isHere = false;
  let attempt = Promise.withResolvers<void>();
  jest.spyOn(part, 'here').mockImplementation(() => (isHere ? here() : undefined));
  jest.spyOn(part, 'load').mockImplementation(async () => {
    await attempt.promise;
    return load();
  });
  return {
    come: () =>
      act(async () => {
        await load();
        isHere = true;
        attempt.resolve();
      }),
    fail: () =>
      act(async () => {
        const failed = attempt;
        attempt = Promise.withResolvers();
        failed.promise.catch(() => undefined);
        failed.reject(new Error('no connection'));
      }),
  };
}
