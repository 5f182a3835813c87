import { CONTEXT_NAMES, optionsOf } from '@leeszaal/shared-contracts/labels';
import { Button } from '@leeszaal/shared-ui/button';
import { CloseIcon, ResetIcon, SearchIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { RadioGroup } from '@leeszaal/shared-ui/radio-group';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { useDraft } from '../search/use-draft.ts';
import { FieldRows } from './field-rows.component.tsx';
import { OPTION_NAMES } from './options.ts';
import { OrderSelects } from './order-selects.component.tsx';
import styles from './search-bar.module.css';

interface AdvancedPanelProps {
  readonly ref: Ref<HTMLElement>;
  readonly id: string;
  readonly isEmbedded: boolean;
  readonly onSearch: () => void;
  readonly onClose: () => void;
}

/** Context, rows and order of a search (`docs/behaviour.md` C2). */
export function AdvancedPanel({ ref, id, isEmbedded, onSearch, onClose }: AdvancedPanelProps) {
  const { t, i18n } = useLingui();
  const { draft, change, reset } = useDraft();
  const { context, option, fields, sortField, sortOrder } = draft.criteria;
  return (
    <section
      ref={ref}
      id={id}
      // A press between its fields focuses the panel instead of what is around it, which would close it.
      tabIndex={-1}
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
          options={optionsOf(CONTEXT_NAMES, i18n)}
          value={context}
          onChange={(next) => change({ context: next })}
        />
        <RadioGroup
          label={t`Search for`}
          orientation="horizontal"
          options={optionsOf(OPTION_NAMES, i18n)}
          value={option}
          onChange={(next) => change({ option: next })}
        />
      </div>
      <FieldRows rows={fields} onChange={(next) => change({ fields: next })} onSubmit={onSearch} />
      <div className={styles.foot}>
        <div className={styles.order}>
          <OrderSelects sortField={sortField} sortOrder={sortOrder} onChange={change} />
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
