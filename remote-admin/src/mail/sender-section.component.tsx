import { useSession } from '@leeszaal/remote-kit/react';
import { TextField } from '@leeszaal/shared-ui/text-field';
import { Heading } from '@leeszaal/shared-ui/typography';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { SETTING_NAMES } from '../draft/setting-names.ts';
import type { SettingsDraft } from '../draft/use-settings-draft.ts';
import { useTypedSetting } from '../draft/use-typed-setting.ts';
import styles from '../texts/texts.module.css';
import { readSender, SENDER_LIMITS, type SenderSetting } from './read-sender.ts';

/** From whom the library's mails are, and who gets the replies (`docs/decisions.md` 107). */
export function SenderSection({ draft }: { readonly draft: SettingsDraft }) {
  const label = useId();
  const { name, email = '' } = useSession().client.current;
  return (
    <section className={styles.section} aria-labelledby={label}>
      <Heading level={2} look="section" id={label}>
        <Trans>Sender</Trans>
      </Heading>
      <SenderField
        draft={draft}
        setting="mailSender"
        placeholder={name}
        description={<Trans>Without a name of its own, mails have the name of the library.</Trans>}
      />
      <SenderField
        draft={draft}
        setting="mailReplyTo"
        placeholder={email}
        description={
          email === '' ? (
            <Trans>
              The library has no e-mail address: replies reach it only with an address here.
            </Trans>
          ) : (
            <Trans>Without an address of its own, replies go to that of the library.</Trans>
          )
        }
      />
    </section>
  );
}

interface SenderFieldProps {
  readonly draft: SettingsDraft;
  readonly setting: SenderSetting;
  /** The sender while the field is empty. */
  readonly placeholder: string;
  readonly description: ReactNode;
}

/** A field that says at once what is too long, and what else is wrong once it is left. */
function SenderField({ draft, setting, placeholder, description }: SenderFieldProps) {
  const { t, i18n } = useLingui();
  const { text, change, refused, isLeft, onBlur } = useTypedSetting(draft, setting, (typed) =>
    readSender(setting, typed),
  );
  const limit = SENDER_LIMITS[setting];
  const faultText = () => {
    if (refused === undefined) return undefined;
    if (refused.trim().length > limit) return t`Too long: at most ${limit} characters`;
    if (!isLeft) return undefined;
    return setting === 'mailReplyTo'
      ? t`Enter a full e-mail address, such as name@example.org`
      : t`Enter the name in one line`;
  };
  return (
    <TextField
      className={styles.narrow}
      label={i18n._(SETTING_NAMES[setting])}
      type={setting === 'mailReplyTo' ? 'email' : 'text'}
      autoComplete="off"
      placeholder={placeholder}
      description={description}
      value={text}
      onChange={change}
      onBlur={onBlur}
      errorMessage={faultText()}
    />
  );
}
