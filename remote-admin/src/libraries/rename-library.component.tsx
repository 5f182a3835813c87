import { useHost } from '@leeszaal/remote-kit/react';
import { isStatus, type PortalClient } from '@leeszaal/shared-contracts';
import { Dialog } from '@leeszaal/shared-ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { FormActions } from '../sign-in/dialog/form-actions.component.tsx';
import type { FormDialog } from '../sign-in/dialog/use-form-dialog.ts';
import type { LibraryAction } from './library-fault.ts';
import { type LibraryDetails, RenameForm } from './rename-form.component.tsx';
import type { Libraries } from './use-libraries.ts';

interface RenameLibraryProps {
  readonly library: PortalClient;
  readonly isOwn: boolean;
  readonly libraries: Libraries;
  readonly dialog: FormDialog<LibraryAction>;
  /** Called when a colleague has removed the library. */
  readonly onGone: () => void;
}

/** The dialog that changes name and address of a library. */
export function RenameLibrary({ library, isOwn, libraries, dialog, onGone }: RenameLibraryProps) {
  const { t } = useLingui();
  const { dialogs } = useHost();
  const form = useId();
  const { isOpen, isSending, close, send } = dialog;
  const { name } = library;
  const change = async (details: LibraryDetails) => {
    try {
      const { name: saved } = await libraries.change(library, details);
      dialogs.notify(
        isOwn
          ? t`${saved} was saved. Reload the page to see the name in the header.`
          : t`${saved} was saved`,
        'success',
      );
    } catch (error) {
      if (!isStatus(error, 404)) throw error;
      // The focus is at the library again before it leaves the list.
      flushSync(close);
      onGone();
    }
  };
  const save = async (details: LibraryDetails) => {
    const isShown = await send('rename', () => change(details));
    if (isShown) close();
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={t`Rename ${name}`}
      onClose={close}
      closeLabel={t`Close`}
      actions={<FormActions form={form} label={t`Save`} isSending={isSending} onCancel={close} />}
    >
      <RenameForm id={form} library={library} isSending={isSending} onSend={save} />
    </Dialog>
  );
}
