import { type AuditEntry, LANGUAGE_NAMES } from '@leeszaal/shared-contracts';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from '../audit/audit.module.css';
import { MAIL_NAMES } from '../mail/mail-names.ts';
import { STATEMENT_NAMES } from '../privacy/statement-names.ts';

const NAMES = { ...STATEMENT_NAMES, ...MAIL_NAMES };

/** The statement or mail whose text was changed, and in which language. */
export function TextLines({ text }: { readonly text: NonNullable<AuditEntry['text']> }) {
  const { i18n } = useLingui();
  const name = i18n._(NAMES[text.name]);
  const language = LANGUAGE_NAMES[text.language];
  return (
    <ul className={styles.detail}>
      <li>
        <Trans>
          Text: <span>{name}</span>
        </Trans>
      </li>
      <li>
        <Trans>
          Language: <span>{language}</span>
        </Trans>
      </li>
    </ul>
  );
}
