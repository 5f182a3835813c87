import { Checkbox } from '@leeszaal/shared-ui/checkbox';
import { Disclosure } from '@leeszaal/shared-ui/disclosure';
import { TextField } from '@leeszaal/shared-ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DraftProps } from '../draft/draft-props.ts';
import { MetadataField } from '../metadata/metadata-field.component.tsx';
import type { ProviderMetadata } from '../metadata/read-metadata.ts';
import { RoleRules } from '../rules/role-rules.component.tsx';
import styles from '../sign-in.module.css';
import { ADVANCED_FIELDS, MAIN_FIELDS } from './setting-fields.ts';
import { SettingInput } from './setting-input.component.tsx';

interface ProviderFieldsProps extends DraftProps {
  readonly hasSecret: boolean;
  /** How often the advanced fields were opened for a fault in them; 0: they are closed at first. */
  readonly openings: number;
  readonly onMetadata: (metadata: ProviderMetadata) => void;
}

/** The fields of a provider: its name, its settings, the roles of its people, and whether it is active. */
export function ProviderFields({ hasSecret, openings, onMetadata, ...form }: ProviderFieldsProps) {
  const { t } = useLingui();
  const { draft, onChange, errorOf } = form;
  const { kind } = draft;
  return (
    <>
      <TextField
        autoFocus
        isRequired
        label={t`Name`}
        description={t`On the button of the sign-in page, for example the name of your institution`}
        autoComplete="off"
        value={draft.name}
        onChange={(name) => onChange({ name })}
        errorMessage={errorOf('name')}
      />
      {kind === 'saml' && <MetadataField onRead={onMetadata} />}
      {MAIN_FIELDS[kind].map((field) => (
        <SettingInput key={field.name} field={field} hasSecret={hasSecret} {...form} />
      ))}
      <Disclosure key={openings} title={t`Advanced settings`} defaultExpanded={openings > 0}>
        <div className={styles.fields}>
          {ADVANCED_FIELDS[kind].map((field) => (
            <SettingInput key={field.name} field={field} hasSecret={hasSecret} {...form} />
          ))}
        </div>
      </Disclosure>
      <RoleRules {...form} />
      <div>
        <Checkbox
          isSelected={draft.linksByEmail}
          onChange={(linksByEmail) => onChange({ linksByEmail })}
        >
          {t`Give the existing account with the same e-mail address`}
        </Checkbox>
        <p className={styles.help}>
          <Trans>
            A person who comes for the first time gets the account that the library has for the
            address; its password does not work any more. Choose this only if the provider verifies
            e-mail addresses.
          </Trans>
        </p>
      </div>
      <div>
        <Checkbox isSelected={draft.isActive} onChange={(isActive) => onChange({ isActive })}>
          {t`Active`}
        </Checkbox>
        <p className={styles.help}>
          <Trans>
            An active provider has a button on the sign-in page. When you make it inactive, the
            people who signed in with it are signed out. You can try it in any case.
          </Trans>
        </p>
      </div>
    </>
  );
}
