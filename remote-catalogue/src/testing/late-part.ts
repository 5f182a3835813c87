import { jest } from '@jest/globals';
import type { Part } from '@leeszaal/remote-kit/parts';
import { act } from '@testing-library/react';

/** A part that has not loaded. */
export interface LatePart {
  /** Loads the part, for pending and later calls. */
  come(): Promise<void>;
  /** Rejects pending calls. */
  fail(): Promise<void>;
}

/** Delays a part until the test loads it; `jest.restoreAllMocks` ends that. */
export function keepBack<P>(part: Part<P>): LatePart {
  const { load, loaded } = part;
  let isLoaded = false;
  let attempt = Promise.withResolvers<void>();
  jest.spyOn(part, 'loaded').mockImplementation(() => (isLoaded ? loaded() : undefined));
  jest.spyOn(part, 'load').mockImplementation(async () => {
    await attempt.promise;
    return load();
  });
  return {
    come: () =>
      act(async () => {
        await load();
        isLoaded = true;
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
