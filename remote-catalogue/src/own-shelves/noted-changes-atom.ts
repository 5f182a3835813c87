import { atom } from 'jotai';

/** How many changes of one's own shelves were noted that the host has not read (`own-shelves.ts`). */
export const notedChangesAtom = atom(0);
