import { useHost } from '@leeszaal/remote-kit/react';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { type ProviderAction, providerFault } from '../provider-fault.ts';

/** A dialog with a form that can be closed while it sends. */
export interface FormDialog {
  readonly isOpen: boolean;
  readonly isSending: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /**
   * Sends the form. A failure is told in a note if the dialog was closed meanwhile.
   *
   * @returns whether the dialog is still open
   * @throws the error of the call, for the form to show
   */
  readonly send: (action: ProviderAction, call: () => Promise<void>) => Promise<boolean>;
}

/** Opens and closes a dialog with a form, and sends the form. */
export function useFormDialog(): FormDialog {
  const { i18n } = useLingui();
  const { dialogs } = useHost();
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const isShown = useRef(false);
  const show = (isNow: boolean) => {
    isShown.current = isNow;
    setOpen(isNow);
  };
  return {
    isOpen,
    isSending,
    open: () => show(true),
    close: () => show(false),
    async send(action, call) {
      setSending(true);
      try {
        await call();
      } catch (error) {
        // The form, which tells the failure, may have been closed.
        if (isShown.current) throw error;
        dialogs.notify(i18n._(providerFault(action, error)), 'error');
      } finally {
        setSending(false);
      }
      return isShown.current;
    },
  };
}
