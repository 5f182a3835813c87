import type { Segment } from '../../../source/document-source.contract.ts';

/** From so many letters of markup on each stage takes longer than a frame may. */
const SLOW = 200_000;
/** From so many on, a segment takes seconds, in which nobody could turn a page. */
const TOO_SLOW = 1_000_000;

/** Whether a segment has to be taken a stage at a time. */
export const takesLong = ({ markup }: Pick<Segment, 'markup'>): boolean => markup.length > SLOW;

/** Whether a segment is only made ready for somebody who waits for it. */
export const takesTooLong = ({ markup }: Pick<Segment, 'markup'>): boolean =>
  markup.length > TOO_SLOW;
