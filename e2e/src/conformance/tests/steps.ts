import type { ConformanceTest, Level, Step } from './expectation.contract.ts';

/** A test that counts. */
export const test = (id: string, level: Level, ...steps: readonly Step[]): ConformanceTest => ({
  id,
  level,
  steps,
});
/** A test that the reader does not support, and why. */
export const unsupported = (
  id: string,
  level: Level,
  why: string,
  ...steps: readonly Step[]
): ConformanceTest => ({ id, level, why, steps, verdict: 'not supported' });
/** A test that by its own description does not apply to this reader. */
export const inapplicable = (
  id: string,
  level: Level,
  why: string,
  ...steps: readonly Step[]
): ConformanceTest => ({ id, level, why, steps, verdict: 'not applicable' });
/** A test whose file every reader must refuse. */
export const refused = (id: string, level: Level): ConformanceTest => ({
  id,
  level,
  steps: [],
  isRefused: true,
});

export const turn: Step = { do: 'turn' };
export const nextSegment: Step = { do: 'next segment' };
export const press = (key: 'ArrowLeft' | 'ArrowRight'): Step => ({ do: 'press', key });
export const choose = (entry: string): Step => ({ do: 'choose', entry });
export const follow = (link: string): Step => ({ do: 'follow', link });
export const text = (words: string): Step => ({ see: 'text', text: words });
export const noText = (words: string): Step => ({ see: 'no text', text: words });
export const shown = (of: string, count?: number): Step =>
  count === undefined ? { see: 'shown', of } : { see: 'shown', of, count };
export const hidden = (of: string): Step => ({ see: 'hidden', of });
export const style = (of: string, property: string, is: string): Step => ({
  see: 'style',
  of,
  property,
  is,
});
export const ownFont = (of: string, is = true): Step => ({ see: 'own font', of, is });
export const sound = (of: string): Step => ({ see: 'sound', of });
export const fixed = (width: number, height: number): Step => ({
  see: 'fixed page',
  width,
  height,
});
export const flowing = (pages: number): Step => ({ see: 'flowing text', pages });
export const title = (words: string): Step => ({ see: 'title', text: words });
export const authors = (...names: readonly string[]): Step => ({ see: 'authors', names });
export const contents = (...entries: readonly string[]): Step => ({ see: 'contents', entries });
export const outside = (address: string): Step => ({ see: 'opened outside', address });
export const note = (words: string): Step => ({ see: 'note', text: words });
export const noNote: Step = { see: 'no note' };
export const damageTold: Step = { see: 'damage told' };
