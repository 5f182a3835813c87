import type { HeaderPort } from '@leeszaal/shared-contracts';
import type { createStore } from 'jotai';
import { headerBackAtom, headerSlotAtom, headerTitleAtom, pageThemeAtom } from '../state/atoms.ts';

/** A header port without effect. */
export const NO_HEADER: HeaderPort = {
  setTitle: () => undefined,
  setBackAction: () => undefined,
  setTheme: () => undefined,
  slot: () => null,
};

/** The header, which belongs to one page at a time. */
export interface Header {
  /** Empties the header and gives it to the next page. */
  take(): HeaderPort;
}

/**
 * Passes the header from page to page. A page may leave slowly (the reader first returns its loan) while the
 * next one is already shown: its late calls have no effect.
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
