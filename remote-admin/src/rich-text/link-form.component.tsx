import { Button } from '@leeszaal/shared-ui/button';
import { TextField } from '@leeszaal/shared-ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { linkAddress } from './link-address.ts';
import styles from './rich-text.module.css';

interface LinkFormProps {
  /** The address that the text has now; empty where it has none. */
  readonly address: string;
  /** Called with the new address, and how it was typed; undefined takes the link away. */
  readonly onApply: (address: string | undefined, typed: string) => void;
  readonly onCancel: () => void;
}

/** Asks where a link is to lead; an empty address takes it away. */
export function LinkForm({ address, onApply, onCancel }: LinkFormProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(address);
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = linkAddress(typed);
    if (found === undefined && typed.trim() !== '') setWrong(true);
    else onApply(found, typed.trim());
  };
  return (
    <form className={styles.link} onSubmit={submit} noValidate>
      <TextField
        label={t`Address of the link`}
        placeholder="https://"
        inputMode="url"
        value={typed}
        errorMessage={isWrong ? t`Use a web address or an e-mail address` : undefined}
        // Whoever asked for the form wants to type here.
        autoFocus
        onChange={(value) => {
          setTyped(value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      />
      <div className={styles.linkActions}>
        <Button size="sm" type="submit">
          <Trans>Apply</Trans>
        </Button>
        <Button size="sm" variant="quiet" onPress={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
