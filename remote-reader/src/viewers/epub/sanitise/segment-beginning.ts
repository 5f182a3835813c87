import type { Segment } from '../../../source/document-source.contract.ts';
import { PIECE } from './well-formed.ts';

/** Characters of markup after which the beginning ends: those of several pages. */
const ENOUGH = 30_000;
/** Characters of markup without an end of an element that may be the last, after which none is looked for. */
const TOO_MANY = 120_000;
/** Elements whose beginning may look different without their end. */
const UNDIVIDED = /^(?:\w+:)?(?:table|svg|math|ruby|dl|style|script)$/i;

/**
 * The beginning of a long segment, as a segment of its own: it is laid out in a fraction of the time.
 *
 * @returns undefined for a segment that cannot be cut
 */
export function beginningOf(segment: Segment): Segment | undefined {
  const { markup } = segment;
  const open: string[] = [];
  const isDivided = () =>
    open.some((name) => /^body$/i.test(name)) && !open.some((name) => UNDIVIDED.test(name));
  for (const { 0: piece, index, groups = {} } of markup.matchAll(PIECE)) {
    const { slash, name, rest = '', stray } = groups;
    if (stray !== undefined || index > TOO_MANY) return undefined;
    if (name === undefined) continue;
    if (slash !== '/') {
      if (!rest.endsWith('/')) open.push(name);
      continue;
    }
    if (open.pop() !== name) return undefined;
    const end = index + piece.length;
    if (end < ENOUGH || !isDivided()) continue;
    const ends = open.toReversed().map((one) => `</${one}>`);
    return { ...segment, markup: markup.slice(0, end) + ends.join('') };
  }
  return undefined;
}

/** Selectors whose elements depend on what follows. */
const BACKWARD = /:(?:nth-last|last|only|has)\b/i;

/** Whether the beginning of a segment looks the same without the rest. */
export const looksTheSame = (styles: readonly { readonly css: string }[]): boolean =>
  !styles.some(({ css }) => BACKWARD.test(css));
