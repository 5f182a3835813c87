import { useHost } from '@leeszaal/remote-kit/react';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';

/** A dialog with a form that can be closed while it sends. */
export interface FormDialog<Action extends string> {
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
  readonly send: (action: Action, call: () => Promise<void>) => Promise<boolean>;
}

/**
 * Opens and closes a dialog with a form, and sends the form.
 *
 * @param faultOf why an action failed, in words for people
 */
export function useFormDialog<Action extends string>(
  faultOf: (action: Action, error: unknown) => MessageDescriptor,
): FormDialog<Action> {
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
        dialogs.notify(i18n._(faultOf(action, error)), 'error');
      } finally {
        setSending(false);
      }
      return isShown.current;
    },
  };
}
