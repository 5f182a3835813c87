import { atom } from 'jotai';

/** True after home has rendered its first content; deferred chunks load then. */
export const isHomeSettledAtom = atom(false);
