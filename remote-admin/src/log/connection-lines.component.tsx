import type { AuditEntry } from '@leeszaal/shared-contracts';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from '../audit/audit.module.css';
import { AUDIENCES } from '../sign-in/access/audiences.ts';

/** The connection of an entry, by the name that it had then, and whom it is open to since. */
export function ConnectionLines({
  connection: { name, searchedBy, readBy },
}: {
  readonly connection: NonNullable<AuditEntry['connection']>;
}) {
  const { i18n } = useLingui();
  const searching = i18n._(AUDIENCES[searchedBy]);
  const reading = i18n._(AUDIENCES[readBy]);
  return (
    <ul className={styles.detail}>
      <li>
        <Trans>
          Connection: <span>{name}</span>
        </Trans>
      </li>
      <li>
        <Trans>
          Searched by: <span>{searching}</span>
        </Trans>
      </li>
      <li>
        <Trans>
          Read by: <span>{reading}</span>
        </Trans>
      </li>
    </ul>
  );
}
