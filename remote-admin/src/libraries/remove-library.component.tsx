import { Button } from '@leeszaal/shared-ui/button';
import { Dialog } from '@leeszaal/shared-ui/dialog';
import { TextField } from '@leeszaal/shared-ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './libraries.module.css';

interface RemoveLibraryProps {
  /** Of the library. */
  readonly name: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a library is removed; the person types its name. */
export function RemoveLibrary({ name, isOpen, onClose, onConfirm }: RemoveLibraryProps) {
  const { t } = useLingui();
  const form = useId();
  return (
    <Dialog
      isOpen={isOpen}
      tone="warning"
      title={t`Remove ${name}?`}
      onClose={onClose}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" type="submit" form={form}>
            <Trans>Remove {name}</Trans>
          </Button>
        </>
      }
    >
      <Confirmation
        id={form}
        name={name}
        onConfirm={() => {
          // The focus is at the menu of the library again before the library leaves the list.
          flushSync(onClose);
          onConfirm();
        }}
      />
    </Dialog>
  );
}

interface ConfirmationProps extends Pick<RemoveLibraryProps, 'name' | 'onConfirm'> {
  /** Of the form. */
  readonly id: string;
}

/** The list of deleted things, and the field for the name. */
function Confirmation({ id, name, onConfirm }: ConfirmationProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isRight = typed.trim().normalize() === name.trim().normalize();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isRight) onConfirm();
    else form.current?.querySelector('input')?.focus();
  };
  return (
    <form ref={form} id={id} className={styles.form} onSubmit={submit} noValidate>
      <p>
        <Trans>
          Everything that the library has is deleted: the accounts of people who have no other
          library, bookshelves, reading places, orders, settings and log, and the connections that
          no other library shares. A connection that has documents stays, for another library. This
          cannot be undone.
        </Trans>
      </p>
      <TextField
        autoFocus
        isRequired
        label={t`Name of the library`}
        description={t`Type “${name}” to confirm`}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        errorMessage={isChecked && !isRight ? t`This is not the name of the library` : undefined}
      />
    </form>
  );
}
