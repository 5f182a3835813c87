import { isStatus, type PortalClient, type PortalClientChange } from '@leeszaal/shared-contracts';
import { Notice } from '@leeszaal/shared-ui/notice';
import { TextField } from '@leeszaal/shared-ui/text-field';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { draftFault } from '../people/new-person.ts';
import { useTextError } from '../people/use-text-error.ts';
import styles from './libraries.module.css';
import { libraryFault, NAME_TAKEN } from './library-fault.ts';

/** The details that the form changes. */
export type LibraryDetails = Pick<PortalClientChange, 'name' | 'email'>;

interface RenameFormProps {
  readonly id: string;
  readonly library: PortalClient;
  readonly isSending: boolean;
  /** Sends what was typed. @throws the error of the call */
  readonly onSend: (details: LibraryDetails) => Promise<void>;
}

/** Name and address of a library. A library without an address may stay without one. */
export function RenameForm({ id, library, isSending, onSend }: RenameFormProps) {
  const { t, i18n } = useLingui();
  const textError = useTextError();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(library.name);
  const [email, setEmail] = useState(library.email);
  const [isChecked, setChecked] = useState(false);
  const [taken, setTaken] = useState<string>();
  const [fault, setFault] = useState<MessageDescriptor>();
  const details = { name: name.trim(), email: email.trim() };
  const staysWithout = library.email === '' && details.email === '';
  const isWrong =
    draftFault('name', name) !== undefined ||
    (!staysWithout && draftFault('email', email) !== undefined);
  const showFaults = (show: () => void) => {
    flushSync(show);
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setFault(undefined);
    if (isWrong) return showFaults(() => setChecked(true));
    try {
      await onSend(details);
    } catch (error) {
      if (isStatus(error, 409)) showFaults(() => setTaken(details.name));
      else setFault(libraryFault('rename', error));
    }
  };
  return (
    <form ref={form} id={id} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        autoFocus
        isRequired
        label={t`Name`}
        autoComplete="off"
        value={name}
        onChange={setName}
        errorMessage={
          details.name === taken ? i18n._(NAME_TAKEN) : textError('name', name, isChecked)
        }
      />
      <TextField
        isRequired={library.email !== ''}
        label={t`E-mail`}
        description={t`Requests of readers go to this address`}
        type="email"
        autoComplete="off"
        value={email}
        onChange={setEmail}
        errorMessage={staysWithout ? undefined : textError('email', email, isChecked)}
      />
      {fault && <Notice tone="danger">{i18n._(fault)}</Notice>}
    </form>
  );
}
