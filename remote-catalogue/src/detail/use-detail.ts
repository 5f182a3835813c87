import { useHost, useHostLocation } from '@leeszaal/remote-kit/react';
import { useCallback } from 'react';
import type { PublicationRef } from '../publication/publication-ref.contract.ts';
import { addressOf, entryState, screenKey } from '../shell/entry-state.ts';

/** The open detail of this screen. */
export interface Detail {
  readonly detail: PublicationRef | undefined;
  readonly open: (publication: PublicationRef) => void;
  readonly close: () => void;
}

/**
 * Reads, opens and closes the detail, which is a history entry (`docs/decisions.md` 83): Back closes it and Forward
 * opens it again. Another publication replaces it in the same entry.
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
    // A tab or an order may have changed the address since: going back would undo that.
    if (opened.below === addressOf(here)) navigation.navigate(-1);
    else navigation.navigate(addressOf(here), { replace: true, state });
  }, [navigation]);
  return { detail, open, close };
}
