import type { Segment } from '../../../source/document-source.contract.ts';

/** Characters of markup from which a stage of sanitising takes longer than a frame. */
const SLOW = 200_000;
/** Characters of markup from which preparing takes seconds, during which no page turns. */
const TOO_SLOW = 1_000_000;

/** Whether a segment is sanitised in stages. */
export const takesLong = ({ markup }: Pick<Segment, 'markup'>): boolean => markup.length > SLOW;

/** Whether a segment is prepared only when the reader requests it. */
export const takesTooLong = ({ markup }: Pick<Segment, 'markup'>): boolean =>
  markup.length > TOO_SLOW;
