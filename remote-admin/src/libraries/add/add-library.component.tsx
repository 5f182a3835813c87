import { useHost, useSession } from '@leeszaal/remote-kit/react';
import { isStatus, type NewPortalClient, type PortalClient } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { Dialog } from '@leeszaal/shared-ui/dialog';
import { PlusIcon } from '@leeszaal/shared-ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { useFormDialog } from '../../sign-in/dialog/use-form-dialog.ts';
import { libraryFault } from '../library-fault.ts';
import type { LoadedLibraries } from '../library-list.ts';
import type { Libraries } from '../use-libraries.ts';
import { LibraryForm } from './library-form.component.tsx';

interface AddLibraryProps {
  readonly libraries: Libraries;
  /** The list as it has loaded. */
  readonly list: LoadedLibraries;
  /** Called when the library is in the list and the form is closed. */
  readonly onAdded: (library: PortalClient) => void;
}

/** The button that opens the form for a new library, whose first administrator gets a mail. */
export function AddLibrary({ libraries, list, onAdded }: AddLibraryProps) {
  const { t } = useLingui();
  const { dialogs } = useHost();
  const { user } = useSession();
  const form = useId();
  const { isOpen, isSending, open, close, send } = useFormDialog(libraryFault);
  const noteOf = ({ name, administrator: { email } }: NewPortalClient) =>
    email.toLowerCase() === user?.email?.toLowerCase()
      ? t`${name} was added. Reload the page to find it in the menu.`
      : t`${name} was added. A mail is on its way to ${email}, unless that account has a password already.`;
  const add = async (library: NewPortalClient) => {
    let made: PortalClient | undefined;
    const isShown = await send('add', async () => {
      made = await libraries.add(library).catch((error: unknown) => {
        // A connection was removed or a name was taken meanwhile: the form has the present ones.
        if (isStatus(error, 404, 409)) libraries.refresh();
        throw error;
      });
      dialogs.notify(noteOf(library), 'success');
    });
    if (!isShown || made === undefined) return;
    // Closing gives the focus to the button: the new library takes it after that.
    flushSync(close);
    onAdded(made);
  };
  return (
    <>
      <Button icon={PlusIcon} aria-haspopup="dialog" onPress={open}>
        <Trans>New library</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        size="lg"
        title={t`New library`}
        onClose={close}
        closeLabel={t`Close`}
        actions={
          <>
            <Button onPress={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              variant="primary"
              type="submit"
              form={form}
              isBusy={isSending}
              busyLabel={t`Sending…`}
            >
              <Trans>Add and invite</Trans>
            </Button>
          </>
        }
      >
        <LibraryForm id={form} list={list} isSending={isSending} onSend={add} />
      </Dialog>
    </>
  );
}
