import type { PortalClients } from '@leeszaal/shared-contracts';
import { TextField } from '@leeszaal/shared-ui/text-field';
import { useLingui } from '@lingui/react/macro';
import styles from '../libraries.module.css';
import { ConnectionChoice } from './connection-choice.component.tsx';
import type { DraftProps } from './draft-props.ts';
import { LanguageChoice } from './language-choice.component.tsx';
import { TEXT_FIELDS, type TextFieldName } from './library-draft.ts';

interface LibraryFieldsProps extends DraftProps {
  readonly connections: PortalClients['connections'];
}

/** The fields of a new library: what it is, what people search there, and who administers it first. */
export function LibraryFields({ connections, ...form }: LibraryFieldsProps) {
  const { t } = useLingui();
  const { draft, onChange, errorOf } = form;
  const text = (field: TextFieldName) => ({
    isRequired: true,
    type: TEXT_FIELDS[field] === 'email' ? 'email' : 'text',
    autoComplete: 'off',
    value: draft[field],
    onChange: (typed: string) => onChange({ [field]: typed }),
    errorMessage: errorOf(field),
  });
  return (
    <>
      <TextField autoFocus label={t`Name of the library`} {...text('name')} />
      <TextField
        label={t`E-mail of the library`}
        description={t`Requests of readers go to this address`}
        {...text('email')}
      />
      <LanguageChoice {...form} />
      <ConnectionChoice connections={connections} {...form} />
      <fieldset className={styles.group}>
        <legend>{t`First administrator`}</legend>
        <p className={styles.hint}>
          {t`This person gets a mail with a link for choosing a password. A person who has an account in this portal keeps it, with its password. With your own address, you become the portal administrator of this library.`}
        </p>
        <TextField label={t`Name of the administrator`} {...text('administratorName')} />
        <TextField label={t`E-mail of the administrator`} {...text('administratorEmail')} />
      </fieldset>
    </>
  );
}
