import { type ProviderRole, ROLE_RULE_LIMIT } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { PlusIcon } from '@leeszaal/shared-ui/icon';
import { Select } from '@leeszaal/shared-ui/select';
import { Heading } from '@leeszaal/shared-ui/typography';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { DraftProps } from '../draft/draft-props.ts';
import type { RuleDraft } from '../draft/provider-draft.ts';
import { RuleRow } from './rule-row.component.tsx';
import styles from './rules.module.css';
import { useRoleOptions } from './use-role-options.ts';

/** The option for people who may not sign in. */
const NO_ACCESS = 'no-access';

/** Which role people get: by rules, and all others. */
export function RoleRules({ draft, onChange, errorOf }: DraftProps) {
  const { t } = useLingui();
  const label = useId();
  const list = useRef<HTMLUListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const { kind, rules, defaultRole } = draft;
  const roles = useRoleOptions(defaultRole);
  const isFull = rules.length >= ROLE_RULE_LIMIT;
  const show = (next: readonly RuleDraft[]) => flushSync(() => onChange({ rules: next }));
  const add = () => {
    const claim = kind === 'ldap' ? 'groups' : '';
    show([...rules, { key: crypto.randomUUID(), claim, value: '', role: 'user' }]);
    const [first, second] = list.current?.lastElementChild?.querySelectorAll('input') ?? [];
    (claim === '' ? first : second)?.focus();
  };
  const remove = (key: string, row: HTMLElement | null) => {
    const beside = row?.nextElementSibling ?? row?.previousElementSibling;
    show(rules.filter((rule) => rule.key !== key));
    (beside?.querySelector('button') ?? adder.current)?.focus();
  };
  const put = (key: string, part: Partial<RuleDraft>) =>
    onChange({ rules: rules.map((rule) => (rule.key === key ? { ...rule, ...part } : rule)) });
  return (
    <section className={styles.rules} aria-labelledby={label}>
      <Heading level={3} look="label" className={styles.heading} id={label}>
        <Trans>Roles</Trans>
      </Heading>
      <p>
        {kind === 'ldap' ? (
          <Trans>
            A rule gives a role to people who have a value of an attribute; groups stands for the
            names of their groups. The highest role of all rules that apply counts. The value *
            stands for any value.
          </Trans>
        ) : (
          <Trans>
            A rule gives a role to people who have a value of a claim or an attribute. The highest
            role of all rules that apply counts. The value * stands for any value.
          </Trans>
        )}
      </p>
      <ul ref={list} className={styles.list} aria-label={t`Rules for roles`}>
        {rules.map((rule, index) => (
          <RuleRow
            key={rule.key}
            rule={rule}
            index={index}
            errorOf={errorOf}
            onChange={(part) => put(rule.key, part)}
            onRemove={(row) => remove(rule.key, row)}
          />
        ))}
      </ul>
      <div>
        <Button
          ref={adder}
          size="sm"
          icon={PlusIcon}
          disabledReason={isFull ? t`At most ${ROLE_RULE_LIMIT} rules` : undefined}
          onPress={add}
        >
          <Trans>Add a rule</Trans>
        </Button>
      </div>
      <Select<ProviderRole | typeof NO_ACCESS>
        className={styles.others}
        label={t`Role of all other people`}
        options={[{ id: NO_ACCESS, label: t`No access` }, ...roles]}
        value={defaultRole ?? NO_ACCESS}
        onChange={(role) => onChange({ defaultRole: role === NO_ACCESS ? null : role })}
      />
    </section>
  );
}
