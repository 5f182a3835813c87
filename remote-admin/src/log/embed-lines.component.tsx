import type { AuditEntry } from '@leeszaal/shared-contracts';
import { Trans } from '@lingui/react/macro';
import styles from '../audit/audit.module.css';

/**
 * The credential of an entry; of an issued token also the institution's id of the person. What people read is in no log
 * (`docs/decisions.md` 96).
 */
export function EmbedLines({ embed }: { readonly embed: NonNullable<AuditEntry['embed']> }) {
  const { label, person } = embed;
  return (
    <ul className={styles.detail}>
      <li>
        <Trans>
          Credential: <span>{label}</span>
        </Trans>
      </li>
      {person !== undefined && (
        <li>
          <Trans>
            Person: <span>{person}</span>
          </Trans>
        </li>
      )}
    </ul>
  );
}
