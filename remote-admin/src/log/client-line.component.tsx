import type { AuditEntry } from '@leeszaal/shared-contracts';
import { Trans } from '@lingui/react/macro';
import styles from '../audit/audit.module.css';

/** The library of an entry, by the name that it had then. */
export function ClientLine({
  client: { name },
}: {
  readonly client: NonNullable<AuditEntry['client']>;
}) {
  return (
    <p className={styles.detail}>
      <Trans>
        Library: <span>{name}</span>
      </Trans>
    </p>
  );
}
