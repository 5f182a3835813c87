import type { Move } from '../contract/viewer.contract.ts';

/** Whether a move is more than a page turn. */
export const isJump = ({ to }: Move): boolean => to !== 'next-page' && to !== 'previous-page';
