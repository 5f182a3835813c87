import { DeleteIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { Select } from '@leeszaal/shared-ui/select';
import { TextField } from '@leeszaal/shared-ui/text-field';
import { useLingui } from '@lingui/react/macro';
import type { ErrorOf } from '../draft/draft-props.ts';
import type { RuleDraft } from '../draft/provider-draft.ts';
import styles from './rules.module.css';
import { useRoleOptions } from './use-role-options.ts';

interface RuleRowProps {
  readonly rule: RuleDraft;
  /** Its place among the rules, from 0. */
  readonly index: number;
  readonly errorOf: ErrorOf;
  readonly onChange: (part: Partial<RuleDraft>) => void;
  readonly onRemove: (row: HTMLElement | null) => void;
}

/** A rule: who has the value gets the role. */
export function RuleRow({ rule, index, errorOf, onChange, onRemove }: RuleRowProps) {
  const { t } = useLingui();
  const options = useRoleOptions(rule.role);
  const number = index + 1;
  return (
    <li>
      <fieldset className={styles.rule}>
        <legend className={styles.number}>{t`Rule ${number}`}</legend>
        <TextField
          label={t`Claim or attribute`}
          autoComplete="off"
          value={rule.claim}
          onChange={(claim) => onChange({ claim })}
          errorMessage={errorOf(`rules.${index}.claim`)}
        />
        <TextField
          label={t`Value`}
          autoComplete="off"
          value={rule.value}
          onChange={(value) => onChange({ value })}
          errorMessage={errorOf(`rules.${index}.value`)}
        />
        <Select
          label={t`Role`}
          options={options}
          value={rule.role}
          onChange={(role) => onChange({ role })}
        />
        <IconButton
          className={styles.remove}
          icon={DeleteIcon}
          label={t`Remove rule ${number}`}
          onPress={({ target }) => onRemove(target.closest('li'))}
        />
      </fieldset>
    </li>
  );
}
