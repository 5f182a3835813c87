import type { AuditEntry } from '@leeszaal/shared-contracts';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from '../audit/audit.module.css';
import { ROLE_NAMES } from '../people/role-names.ts';

/** The person whose access was changed, and the new role if there is one. */
export function PersonLines({ person }: { readonly person: NonNullable<AuditEntry['person']> }) {
  const { t, i18n } = useLingui();
  const name = person.name === '' ? t`deleted account` : person.name;
  const role = person.role && i18n._(ROLE_NAMES[person.role]);
  return (
    <ul className={styles.detail}>
      <li>
        <Trans>
          Person: <span>{name}</span>
        </Trans>
      </li>
      {role !== undefined && (
        <li>
          <Trans>
            Role: <span>{role}</span>
          </Trans>
        </li>
      )}
    </ul>
  );
}
