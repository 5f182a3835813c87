import { EMBED_LABEL_LIMIT } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { PlusIcon } from '@leeszaal/shared-ui/icon';
import { Notice } from '@leeszaal/shared-ui/notice';
import { TextField } from '@leeszaal/shared-ui/text-field';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import styles from '../embedding.module.css';
import { credentialFault } from './credential-fault.ts';

interface NewCredentialProps {
  /** Makes the credential. @throws the error of the call */
  readonly onMake: (label: string) => Promise<void>;
}

/** The form that makes a credential. */
export function NewCredential({ onMake }: NewCredentialProps) {
  const { t, i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<MessageDescriptor>();
  const label = typed.trim();
  const isLong = label.length > EMBED_LABEL_LIMIT;
  const isMissing = isChecked && label === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (label === '' || isLong) {
      setChecked(true);
      form.current?.querySelector('input')?.focus();
      return;
    }
    setBusy(true);
    setFault(undefined);
    try {
      await onMake(label);
    } catch (error) {
      setFault(credentialFault(error));
    } finally {
      setBusy(false);
    }
  };
  const messageOf = () => {
    if (isLong) return t`Too long: at most ${EMBED_LABEL_LIMIT} characters`;
    return isMissing ? t`Enter a name` : undefined;
  };
  return (
    <>
      <form ref={form} className={styles.line} onSubmit={submit} noValidate>
        <TextField
          className={styles.wide}
          isRequired
          label={t`Name of the credential`}
          description={t`The server or the person that gets it`}
          autoComplete="off"
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setChecked(false);
          }}
          errorMessage={messageOf()}
        />
        <Button
          type="submit"
          className={styles.beside}
          icon={PlusIcon}
          isBusy={isBusy}
          busyLabel={t`Saving…`}
        >
          <Trans>Make credential</Trans>
        </Button>
      </form>
      {fault && <Notice tone="danger">{i18n._(fault)}</Notice>}
    </>
  );
}
