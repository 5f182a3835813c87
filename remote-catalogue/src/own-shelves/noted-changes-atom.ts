import { atom } from 'jotai';

/** Counts changes that the host has not read; renders the shelves again (`own-shelves.ts`). */
export const notedChangesAtom = atom(0);
