import { useHost } from '@leeszaal/remote-kit/react';
import type { NewPerson } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { Dialog } from '@leeszaal/shared-ui/dialog';
import { PlusIcon } from '@leeszaal/shared-ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { personFault } from './person-fault.ts';
import { PersonForm } from './person-form.component.tsx';

interface AddPersonProps {
  /** Adds the person. @throws the error of the call */
  readonly onAdd: (person: NewPerson) => Promise<void>;
}

/** The button that opens the form for a new person, who gets a mail. */
export function AddPerson({ onAdd }: AddPersonProps) {
  const { t, i18n } = useLingui();
  const { dialogs } = useHost();
  const form = useId();
  const [isOpen, setOpen] = useState(false);
  const isShown = useRef(false);
  const [isSending, setSending] = useState(false);
  const show = (isNow: boolean) => {
    isShown.current = isNow;
    setOpen(isNow);
  };
  const close = () => show(false);
  const add = async (person: NewPerson) => {
    const { email } = person;
    setSending(true);
    try {
      await onAdd(person);
      dialogs.notify(t`A mail is on its way to ${email}`, 'success');
      close();
    } catch (error) {
      // The form, which tells the failure, may have been closed.
      if (isShown.current) throw error;
      dialogs.notify(i18n._(personFault('add', error)), 'error');
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <Button icon={PlusIcon} aria-haspopup="dialog" onPress={() => show(true)}>
        <Trans>Add a person</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        title={t`Add a person`}
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
        <PersonForm id={form} isSending={isSending} onSend={add} />
      </Dialog>
    </>
  );
}
