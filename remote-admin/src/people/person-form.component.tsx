import { useSession } from '@leeszaal/remote-kit/react';
import { isStatus, type NewPerson, type Role } from '@leeszaal/shared-contracts';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Select } from '@leeszaal/shared-ui/select';
import { TextField } from '@leeszaal/shared-ui/text-field';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { draftFault, type PersonDraft } from './new-person.ts';
import styles from './people.module.css';
import { personFault } from './person-fault.ts';
import { givenBy, ROLE_NAMES, ROLE_RIGHTS } from './role-names.ts';
import { useTextError } from './use-text-error.ts';

const FIELDS = ['name', 'email'] as const;
const TYPES = { name: 'text', email: 'email' } as const;

interface PersonFormProps {
  readonly id: string;
  readonly isSending: boolean;
  /** Sends what was typed. @throws the error of the call */
  readonly onSend: (person: NewPerson) => Promise<void>;
}

/** Name, address and role of a new person. */
export function PersonForm({ id, isSending, onSend }: PersonFormProps) {
  const { t, i18n } = useLingui();
  const { role: own } = useSession();
  const textError = useTextError();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<PersonDraft>({ name: '', email: '' });
  const [role, setRole] = useState<Role>('user');
  const [isChecked, setChecked] = useState(false);
  const [taken, setTaken] = useState<string>();
  const [fault, setFault] = useState<MessageDescriptor>();
  const [name, email] = [draft.name.trim(), draft.email.trim()];
  const errorOf = (field: keyof PersonDraft) =>
    field === 'email' && email === taken
      ? t`This address already has an account`
      : textError(field, draft[field], isChecked);
  const errors = { name: errorOf('name'), email: errorOf('email') };
  const field = (of: keyof PersonDraft) => ({
    isRequired: true,
    type: TYPES[of],
    autoComplete: 'off',
    value: draft[of],
    onChange: (text: string) => setDraft((before) => ({ ...before, [of]: text })),
    errorMessage: errors[of],
  });
  const focusOn = (of: keyof PersonDraft) =>
    form.current?.querySelector<HTMLElement>(`input[type='${TYPES[of]}']`)?.focus();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setChecked(true);
    setFault(undefined);
    const wrong = FIELDS.find((of) => draftFault(of, draft[of]) !== undefined);
    if (wrong) return focusOn(wrong);
    try {
      await onSend({ name, email, role });
    } catch (error) {
      if (!isStatus(error, 409)) return setFault(personFault('add', error));
      setTaken(email);
      focusOn('email');
    }
  };
  return (
    <form ref={form} id={id} className={styles.form} onSubmit={submit} noValidate>
      <TextField autoFocus label={t`Name`} {...field('name')} />
      <TextField
        label={t`E-mail`}
        description={t`The person gets a mail with a link for choosing a password`}
        {...field('email')}
      />
      <div>
        <Select
          label={t`Role`}
          options={givenBy(own).map((of) => ({ id: of, label: i18n._(ROLE_NAMES[of]) }))}
          value={role}
          onChange={setRole}
        />
        <p className={styles.rights}>{i18n._(ROLE_RIGHTS[role])}</p>
      </div>
      {fault && <Notice tone="danger">{i18n._(fault)}</Notice>}
    </form>
  );
}
