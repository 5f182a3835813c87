import { useHostLocation } from '@leeszaal/shared-contracts/react';
import { useAtom } from 'jotai';
import { useCallback } from 'react';
import { detailAtom } from '../state/atoms.ts';
import type { PublicationRef } from '../state/publication-ref.contract.ts';

/** The publication whose detail stands beside this screen. */
export interface Detail {
  /** Undefined where none was opened: one that belongs to another screen does not follow to this one. */
  readonly detail: PublicationRef | undefined;
  readonly open: (publication: PublicationRef) => void;
  /** Leaves the detail of another screen alone: the way back there finds it again. */
  readonly close: () => void;
}

/** Reads, opens and closes the detail of the screen that one is on. */
export function useDetail(): Detail {
  const { pathname } = useHostLocation();
  const [opened, setOpened] = useAtom(detailAtom);
  const open = useCallback(
    ({ connection, id }: PublicationRef) => setOpened({ connection, id, on: pathname }),
    [setOpened, pathname],
  );
  const close = useCallback(
    () => setOpened((now) => (now?.on === pathname ? undefined : now)),
    [setOpened, pathname],
  );
  return { detail: opened?.on === pathname ? opened : undefined, open, close };
}
