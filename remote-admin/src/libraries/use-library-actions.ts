import { useHost } from '@leeszaal/remote-kit/react';
import { isStatus, type PortalClient } from '@leeszaal/shared-contracts';
import { useLingui } from '@lingui/react/macro';
import { flushSync } from 'react-dom';
import { saveFile, today } from '../audit/save-file.ts';
import { type RowAction, useRowAction } from '../list/use-row-action.ts';
import { focusBeside } from '../people/law/focus-beside.ts';
import { type LibraryAction, libraryFault } from './library-fault.ts';
import type { Libraries } from './use-libraries.ts';

/** The actions of one library. One at a time is in progress. */
export interface LibraryActions extends Omit<RowAction<LibraryAction>, 'run'> {
  /** Switches the library off after a question. */
  readonly switchOff: () => Promise<void>;
  readonly switchOn: () => void;
  /** Saves all that the library has. */
  readonly exportData: () => void;
  /** Removes the library; call it after a question. */
  readonly remove: () => void;
  /** Takes a library that a colleague has removed out of the list, and says so. */
  readonly noteGone: () => void;
}

/** Does things with a library, and keeps why the last one failed. */
export function useLibraryActions(library: PortalClient, libraries: Libraries): LibraryActions {
  const { t } = useLingui();
  const { dialogs } = useHost();
  const { place, doing, fault, run } = useRowAction(libraryFault);
  const confirmSwitchOff = useSwitchOffQuestion(library.name);
  const { ref, name } = library;

  const leave = () => {
    const focus = focusBeside(place.current);
    flushSync(() => libraries.forget(ref));
    focus();
  };
  const noteGone = () => {
    leave();
    dialogs.notify(t`A colleague has removed ${name}`, 'warning');
  };
  const act = (action: LibraryAction, call: () => Promise<unknown>, done: string) =>
    void run(action, async () => {
      try {
        await call();
        dialogs.notify(done, 'success');
      } catch (error) {
        if (isStatus(error, 404)) return noteGone();
        // The list is of the moment before a colleague's change.
        if (isStatus(error, 409)) libraries.refresh();
        throw error;
      }
    });
  const save = async () => {
    saveFile(await libraries.exportData(ref), `library-${ref}-${today()}.json`);
    // The library can be removed now, if it is switched off.
    libraries.refresh();
  };
  const removeNow = async () => {
    await libraries.remove(ref);
    leave();
  };
  const setActive = (isActive: boolean) => () => libraries.change(library, { isActive });

  return {
    place,
    doing,
    fault,
    async switchOff() {
      if (await confirmSwitchOff())
        act('switch-off', setActive(false), t`${name} was switched off`);
    },
    switchOn: () => act('switch-on', setActive(true), t`${name} was switched on`),
    exportData: () => act('export', save, t`The data of ${name} were exported`),
    remove: () => act('remove', removeNow, t`${name} was removed`),
    noteGone,
  };
}

/** Asks before a library is switched off. */
function useSwitchOffQuestion(name: string): () => Promise<boolean> {
  const { t } = useLingui();
  const { dialogs, signal } = useHost();
  return async () => {
    const answer = await dialogs.message({
      type: 'warning',
      title: t`Switch off ${name}?`,
      body: t`The people of ${name} are signed out at once and cannot sign in there, and open documents are returned. Nothing is deleted, and you can switch the library on again.`,
      actions: [
        { id: 'cancel', label: t`Cancel`, variant: 'secondary' },
        { id: 'confirm', label: t`Switch off`, variant: 'danger' },
      ],
      signal,
    });
    return answer === 'confirm';
  };
}
