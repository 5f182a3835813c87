import type { HeaderPort } from '@leeszaal/shared-contracts';
import type { createStore } from 'jotai';
import { headerBackAtom, headerSlotAtom, headerTitleAtom, pageThemeAtom } from '../state/atoms.ts';

/** The header of whoever has none: nothing comes of what is put there. */
export const NO_HEADER: HeaderPort = {
  setTitle: () => undefined,
  setBackAction: () => undefined,
  setTheme: () => undefined,
  slot: () => null,
};

/** The header, which one page has at a time. */
export interface Header {
  /** Empties the header and gives it to the page that comes now. */
  take(): HeaderPort;
}

/**
 * Gives the header from one page to the next. A page that leaves may take its time (the reader gives its
 * loan back first), while the next one is there already: what the former still does to the header must
 * neither stay in it nor take away what the latter has put there.
 */
export function createHeader(store: ReturnType<typeof createStore>): Header {
  let owner: HeaderPort | undefined;
  return {
    take() {
      store.set(headerTitleAtom, undefined);
      store.set(headerBackAtom, undefined);
      store.set(pageThemeAtom, undefined);
      const slot = document.createElement('div');
      store.set(headerSlotAtom, slot);
      const port: HeaderPort = {
        setTitle: (title) => {
          if (owner === port) store.set(headerTitleAtom, title);
        },
        setBackAction: (action) => {
          if (owner === port) store.set(headerBackAtom, action);
        },
        setTheme: (theme) => {
          if (owner === port) store.set(pageThemeAtom, theme);
        },
        slot: () => slot,
      };
      owner = port;
      return port;
    },
  };
}
