import { useSession } from '@leeszaal/remote-kit/react';
import type { Person, Role } from '@leeszaal/shared-contracts';
import { Select } from '@leeszaal/shared-ui/select';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { useLingui } from '@lingui/react/macro';
import styles from './people.module.css';
import { givenBy, ROLE_NAMES, type Standing } from './role-names.ts';
import type { PersonActions } from './use-person-actions.ts';

/** The option of an account without access. */
const NO_ACCESS = 'no-access';

interface PersonRoleProps {
  readonly person: Person;
  readonly standing: Standing;
  readonly actions: PersonActions;
}

/** The role of a person: chosen from those that one may give, or only shown. */
export function PersonRole({ person, standing, actions }: PersonRoleProps) {
  const { t, i18n } = useLingui();
  const { role: own } = useSession();
  const { role, doing, chooseRole } = actions;
  const { name } = person;
  const nameOf = (of: Role | null) => (of === null ? t`No access` : i18n._(ROLE_NAMES[of]));
  if (standing !== 'within-reach') return <p className={styles.role}>{nameOf(role)}</p>;
  const given = givenBy(own);
  const isOffered = given.some((one) => one === role);
  const value: Role | typeof NO_ACCESS = role ?? NO_ACCESS;
  return (
    <div className={styles.role}>
      <Select<Role | typeof NO_ACCESS>
        label={t`Role of ${name}`}
        isLabelHidden
        options={[
          ...(isOffered ? [] : [{ id: value, label: nameOf(role) }]),
          ...given.map((id) => ({ id, label: i18n._(ROLE_NAMES[id]) })),
        ]}
        value={value}
        onChange={(chosen) => {
          if (chosen !== NO_ACCESS) chooseRole(chosen);
        }}
      />
      {doing === 'role' && (
        <span className={styles.saving}>
          <Spinner size={20} width={2} label={t`Saving…`} />
        </span>
      )}
    </div>
  );
}
