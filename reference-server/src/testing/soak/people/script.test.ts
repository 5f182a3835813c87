import { expect, it } from '@jest/globals';
import { type ScriptLine, scriptOf } from './script.ts';

const begin = (number: number, seed: number): ScriptLine[] =>
  scriptOf({ number, kind: 'reader' }, seed, 1000).take(200).toArray();

it('is the same for the same seed and person, and another for any other', () => {
  expect(begin(3, 42)).toEqual(begin(3, 42));
  expect(begin(3, 42)).not.toEqual(begin(4, 42));
  expect(begin(3, 42)).not.toEqual(begin(3, 43));
});

it('has everything in it that readers and administrators do', () => {
  const kinds = (kind: 'reader' | 'administrator') =>
    new Set(
      scriptOf({ number: 1, kind }, 1, 1000)
        .take(500)
        .map(({ step }) => step.kind),
    );
  const everything = new Set([...kinds('reader'), ...kinds('administrator')]);
  expect(everything.size).toBe(16);
});

it('pauses as long as was asked, on average', () => {
  const pauses = begin(1, 7).map(({ after }) => after);
  const mean = pauses.reduce((sum, each) => sum + each, 0) / pauses.length;
  expect(mean).toBeGreaterThan(850);
  expect(mean).toBeLessThan(1150);
});
