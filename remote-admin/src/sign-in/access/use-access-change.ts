import { useHost } from '@leeszaal/remote-kit/react';
import type { ConnectionAccess, LibraryConnection } from '@leeszaal/shared-contracts';
import { useKeptFocus } from '@leeszaal/shared-ui/keep-focus';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useRef, useState } from 'react';
import { isTransient } from '../../list/server-fault.ts';
import { connectionFault } from './connection-fault.ts';
import type { Connections } from './use-connections.ts';

/** The access of a connection, and its change. */
export interface AccessChange {
  /** For the row: it keeps the focus when *Try again* disappears. */
  readonly place: RefObject<HTMLLIElement | null>;
  /** The access to show: the one that is being saved, or else the saved one. */
  readonly access: ConnectionAccess;
  readonly isSaving: boolean;
  /** Why the last change failed, and how it is tried again if that can help. */
  readonly fault:
    | { readonly text: MessageDescriptor; readonly again: (() => void) | undefined }
    | undefined;
  /** Saves a choice; one that is made meanwhile is saved next. */
  readonly choose: (choice: Partial<ConnectionAccess>) => void;
}

/**
 * Changes the access of a connection.
 *
 * @param name the connection's name in the person's language
 */
export function useAccessChange(
  { id, searchedBy, readBy }: LibraryConnection,
  name: string,
  { change }: Connections,
): AccessChange {
  const { t } = useLingui();
  const { dialogs } = useHost();
  const [chosen, setChosen] = useState<ConnectionAccess>();
  const [fault, setFault] = useState<AccessChange['fault']>();
  const next = useRef<ConnectionAccess>(undefined);
  const { place, notePress } = useKeptFocus<HTMLLIElement>(chosen !== undefined);
  const access = chosen ?? { searchedBy, readBy };
  const save = async (first: ConnectionAccess) => {
    next.current = first;
    let wanted = first;
    setFault(undefined);
    try {
      while (next.current !== undefined) {
        wanted = next.current;
        next.current = undefined;
        setChosen(wanted);
        await change(id, wanted);
      }
      dialogs.notify(t`The access to ${name} was changed`, 'success');
    } catch (error) {
      const last = next.current ?? wanted;
      const again = () => {
        notePress();
        void save(last);
      };
      setFault({ text: connectionFault(error), again: isTransient(error) ? again : undefined });
    } finally {
      next.current = undefined;
      setChosen(undefined);
    }
  };
  return {
    place,
    access,
    isSaving: chosen !== undefined,
    fault,
    choose(choice) {
      const wanted = { ...access, ...choice };
      if (chosen === undefined) {
        void save(wanted);
      } else {
        next.current = wanted;
        setChosen(wanted);
      }
    },
  };
}
