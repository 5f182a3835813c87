import { Button } from '@leeszaal/shared-ui/button';
import { CloseIcon, ResetIcon, SearchIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { RadioGroup } from '@leeszaal/shared-ui/radio-group';
import { Select } from '@leeszaal/shared-ui/select';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { useDraft } from '../search/use-draft.ts';
import { FieldRows } from './field-rows.component.tsx';
import {
  CONTEXT_NAMES,
  OPTION_NAMES,
  optionsOf,
  SORT_FIELD_NAMES,
  SORT_ORDER_NAMES,
} from './options.ts';
import styles from './search-bar.module.css';

interface AdvancedPanelProps {
  readonly ref: Ref<HTMLElement>;
  readonly id: string;
  readonly isEmbedded: boolean;
  readonly onSearch: () => void;
  readonly onClose: () => void;
}

/** Context, field rows and order of a search (`docs/behaviour.md` C2). */
export function AdvancedPanel({ ref, id, isEmbedded, onSearch, onClose }: AdvancedPanelProps) {
  const { t, i18n } = useLingui();
  const {
    draft: { criteria },
    change,
    reset,
  } = useDraft();
  const translate = i18n._.bind(i18n);
  return (
    <section
      ref={ref}
      id={id}
      className={styles.panel}
      data-embedded={isEmbedded || undefined}
      aria-label={t`Advanced search`}
    >
      {!isEmbedded && (
        <IconButton className={styles.close} label={t`Close`} icon={CloseIcon} onPress={onClose} />
      )}
      <div className={styles.choices}>
        <RadioGroup
          label={t`Search in`}
          orientation="horizontal"
          options={optionsOf(CONTEXT_NAMES, translate)}
          value={criteria.context}
          onChange={(context) => change({ context })}
        />
        <RadioGroup
          label={t`Search for`}
          orientation="horizontal"
          options={optionsOf(OPTION_NAMES, translate)}
          value={criteria.option}
          onChange={(option) => change({ option })}
        />
      </div>
      <FieldRows
        rows={criteria.fields}
        onChange={(fields) => change({ fields })}
        onSubmit={onSearch}
      />
      <div className={styles.foot}>
        <div className={styles.order}>
          <Select
            label={t`Sort by`}
            options={optionsOf(SORT_FIELD_NAMES, translate)}
            value={criteria.sortField}
            onChange={(sortField) => change({ sortField })}
          />
          <Select
            label={t`Order`}
            options={optionsOf(SORT_ORDER_NAMES, translate)}
            value={criteria.sortOrder}
            onChange={(sortOrder) => change({ sortOrder })}
          />
        </div>
        <div className={styles.actions}>
          <Button variant="quiet" icon={ResetIcon} onPress={reset}>
            <Trans>Reset</Trans>
          </Button>
          <Button variant="primary" icon={SearchIcon} onPress={onSearch}>
            <Trans>Search</Trans>
          </Button>
        </div>
      </div>
    </section>
  );
}
