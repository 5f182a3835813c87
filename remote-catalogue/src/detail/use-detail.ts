import { useHost, useHostLocation } from '@leeszaal/shared-contracts/react';
import { useCallback } from 'react';
import type { PublicationRef } from '../publication/publication-ref.contract.ts';
import { addressOf, entryState, screenKey } from '../shell/entry-state.ts';

/** The publication whose detail stands beside this screen. */
export interface Detail {
  readonly detail: PublicationRef | undefined;
  readonly open: (publication: PublicationRef) => void;
  readonly close: () => void;
}

/**
 * Reads, opens and closes the detail, which is an entry of the history (`docs/decisions.md` 83): Back closes
 * it and Forward opens it again. Another publication stands in its place, in the same entry.
 */
export function useDetail(): Detail {
  const { navigation } = useHost();
  const { detail } = entryState(useHostLocation());
  const open = useCallback(
    ({ connection, id }: PublicationRef) => {
      const here = navigation.current();
      const state = entryState(here);
      const below = state.detail ? state.detail.below : addressOf(here);
      navigation.navigate(addressOf(here), {
        replace: state.detail !== undefined,
        state: { ...state, detail: { connection, id, below, root: screenKey(here) } },
      });
    },
    [navigation],
  );
  const close = useCallback(() => {
    const here = navigation.current();
    const { detail: opened, ...state } = entryState(here);
    if (!opened) return;
    // Where a tab or an order has changed the address since, the entry below is of another one.
    if (opened.below === addressOf(here)) navigation.navigate(-1);
    else navigation.navigate(addressOf(here), { replace: true, state });
  }, [navigation]);
  return { detail, open, close };
}
