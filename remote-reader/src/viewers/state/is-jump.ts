import type { Move } from '../contract/viewer.contract.ts';

/** Whether a move leaves the place for another, where turning a page only reads on. */
export const isJump = ({ to }: Move): boolean => to !== 'next-page' && to !== 'previous-page';
