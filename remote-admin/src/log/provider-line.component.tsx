import type { AuditEntry } from '@leeszaal/shared-contracts';
import { Trans } from '@lingui/react/macro';
import styles from '../audit/audit.module.css';

/** The identity provider of an entry, by the name that it had then. */
export function ProviderLine({
  provider: { name },
}: {
  readonly provider: NonNullable<AuditEntry['provider']>;
}) {
  return (
    <p className={styles.detail}>
      <Trans>
        Provider: <span>{name}</span>
      </Trans>
    </p>
  );
}
