import { atom } from 'jotai';
import { EMPTY_SELECTION, type Selection } from './selection.ts';

/** The selected results of all modules. */
export const selectionAtom = atom<Selection>(EMPTY_SELECTION);
