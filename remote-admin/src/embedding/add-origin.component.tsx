import { EMBED_ORIGIN_LIMIT } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { PlusIcon } from '@leeszaal/shared-ui/icon';
import { TextField } from '@leeszaal/shared-ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import styles from './embedding.module.css';
import { type ReadOrigin, readOrigin } from './read-origin.ts';

interface AddOriginProps {
  readonly origins: readonly string[];
  readonly onAdd: (origin: string) => void;
}

/** The field for another origin. It says what is wrong as soon as typing on cannot mend it. */
export function AddOrigin({ origins, onAdd }: AddOriginProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const read = readOrigin(typed);
  const isFull = origins.length >= EMBED_ORIGIN_LIMIT;
  const isListed = read.kind === 'origin' && origins.includes(read.origin);
  const faultText = useFaultText(read, isListed, isChecked);
  const change = (text: string) => {
    setTyped(text);
    setChecked(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isFull) return;
    if (read.kind === 'origin' && !isListed) {
      onAdd(read.origin);
      change('');
    } else {
      setChecked(true);
      form.current?.querySelector('input')?.focus();
    }
  };
  return (
    <form ref={form} className={styles.line} onSubmit={submit} noValidate>
      <TextField
        className={styles.wide}
        label={t`Address of a website`}
        description={t`For example https://www.example.org`}
        inputMode="url"
        autoComplete="off"
        value={typed}
        onChange={change}
        errorMessage={faultText}
      />
      <Button
        type="submit"
        className={styles.beside}
        icon={PlusIcon}
        disabledReason={isFull ? t`At most ${EMBED_ORIGIN_LIMIT} websites` : undefined}
      >
        <Trans>Add website</Trans>
      </Button>
    </form>
  );
}

/** The fault of the text; for an unfinished one only once adding was tried. */
function useFaultText(read: ReadOrigin, isListed: boolean, isChecked: boolean): string | undefined {
  const { t } = useLingui();
  if (read.kind === 'incomplete') return isChecked ? t`Enter the address of a website` : undefined;
  if (read.kind === 'origin') return isListed ? t`This website is in the list` : undefined;
  switch (read.fault) {
    case 'no-https':
      return t`Begin with https:// (http:// is for localhost only)`;
    case 'wildcard':
      return t`Enter each website by its full name, without *`;
    case 'no-address':
      return t`This is not the address of a website`;
    case 'more-than-origin': {
      const { origin = '' } = read;
      return t`Enter the beginning of the address only: ${origin}`;
    }
  }
}
