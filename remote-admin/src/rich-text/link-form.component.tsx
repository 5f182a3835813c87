import { Button } from '@leeszaal/shared-ui/button';
import { TextField } from '@leeszaal/shared-ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { linkAddress } from './link-address.ts';
import styles from './rich-text.module.css';

interface LinkFormProps {
  /** The current address of the text; empty without a link. */
  readonly address: string;
  /** Called with the new address and the typed text; an undefined address removes the link. */
  readonly onApply: (address: string | undefined, typed: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the address of a link; an empty address removes the link. */
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
        label={t`Link address`}
        placeholder="https://"
        inputMode="url"
        value={typed}
        errorMessage={isWrong ? t`Enter a web address or an e-mail address` : undefined}
        // The user opened this form to type here.
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
