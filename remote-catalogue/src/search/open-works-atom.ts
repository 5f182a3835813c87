import { atom } from 'jotai';

/** Keys of the cards that show their editions. */
export type OpenWorks = ReadonlySet<string>;

/** No card shows its editions. */
export const NO_OPEN_WORKS: OpenWorks = new Set();

/** The open cards: one that scrolled out of the list is open when it is back. The results of an entry keep them. */
export const openWorksAtom = atom<OpenWorks>(NO_OPEN_WORKS);
