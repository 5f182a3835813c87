import { Button } from '@leeszaal/shared-ui/button';
import { CloseIcon, PlusIcon, ResetIcon, SearchIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { RadioGroup } from '@leeszaal/shared-ui/radio-group';
import { Select } from '@leeszaal/shared-ui/select';
import { Trans, useLingui } from '@lingui/react/macro';
import { emptyRow } from '../search/criteria.ts';
import { useDraft } from '../search/use-draft.ts';
import { FieldRowEditor } from './field-row.component.tsx';
import {
  CONTEXT_NAMES,
  OPTION_NAMES,
  optionsOf,
  SORT_FIELD_NAMES,
  SORT_ORDER_NAMES,
} from './options.ts';
import styles from './search-bar.module.css';

interface AdvancedPanelProps {
  readonly isEmbedded: boolean;
  readonly onSearch: () => void;
  readonly onClose: () => void;
}

/** Context, field rows and order of a search (`docs/behaviour.md` C2). */
export default function AdvancedPanel({ isEmbedded, onSearch, onClose }: AdvancedPanelProps) {
  const { t, i18n } = useLingui();
  const { draft, change, reset } = useDraft();
  const translate = i18n._.bind(i18n);
  const nextKey = Math.max(-1, ...draft.fields.map((field) => field.key)) + 1;
  return (
    <section
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
          value={draft.context}
          onChange={(context) => change({ context })}
        />
        <RadioGroup
          label={t`Search for`}
          orientation="horizontal"
          options={optionsOf(OPTION_NAMES, translate)}
          value={draft.option}
          onChange={(option) => change({ option })}
        />
      </div>
      <fieldset className={styles.rows}>
        <legend>
          <Trans>Fields</Trans>
        </legend>
        {draft.fields.map((field, index) => (
          <FieldRowEditor
            key={field.key}
            field={field}
            isFirst={index === 0}
            onSubmit={onSearch}
            onChange={(changed) =>
              change({ fields: draft.fields.map((row) => (row.key === field.key ? changed : row)) })
            }
            onRemove={() => change({ fields: draft.fields.filter((row) => row.key !== field.key) })}
          />
        ))}
        <Button
          variant="quiet"
          size="sm"
          icon={PlusIcon}
          onPress={() => change({ fields: [...draft.fields, emptyRow(nextKey)] })}
        >
          <Trans>Add a field</Trans>
        </Button>
      </fieldset>
      <div className={styles.choices}>
        <Select
          label={t`Sort by`}
          options={optionsOf(SORT_FIELD_NAMES, translate)}
          value={draft.sortField}
          onChange={(sortField) => change({ sortField })}
        />
        <Select
          label={t`Order`}
          options={optionsOf(SORT_ORDER_NAMES, translate)}
          value={draft.sortOrder}
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
    </section>
  );
}
