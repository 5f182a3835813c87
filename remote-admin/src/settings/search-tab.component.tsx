import {
  QUERY_TYPE,
  type SearchContext,
  SORT_FIELDS,
  SORT_ORDERS,
} from '@leeszaal/shared-contracts';
import { Checkbox } from '@leeszaal/shared-ui/checkbox';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { FieldList } from './field-list.component.tsx';
import { KnownSelect } from './known-select.component.tsx';
import { CONTEXT_NAMES, SORT_FIELD_NAMES, SORT_ORDER_NAMES } from './options.ts';
import styles from './settings.module.css';
import type { SettingsDraft } from './use-settings-draft.ts';

const CONTEXTS = Object.keys(QUERY_TYPE) as SearchContext[];

/** The defaults of a search (`docs/behaviour.md` C 2). */
export function SearchTab({ draft }: { readonly draft: SettingsDraft }) {
  const { t, i18n } = useLingui();
  const options = <K extends string>(
    ids: readonly K[],
    names: Readonly<Record<K, MessageDescriptor>>,
  ) => ids.map((id) => ({ id, label: i18n._(names[id]) }));
  return (
    <div className={styles.form}>
      <Checkbox
        isSelected={draft.shown('showAdvancedSearchOnHome') ?? false}
        onChange={(value) => draft.change('showAdvancedSearchOnHome', value)}
      >
        {t`Show advanced search on home`}
      </Checkbox>
      <FieldList
        // A list stored by an earlier version may name a field twice.
        fields={[...new Set(draft.shown('defaultAdvancedSearchFields'))]}
        onChange={(fields) => draft.change('defaultAdvancedSearchFields', fields)}
      />
      <KnownSelect
        label={t`Default search context`}
        options={options(CONTEXTS, CONTEXT_NAMES)}
        value={draft.shown('defaultSearchContext')}
        onChange={(value) => draft.change('defaultSearchContext', value)}
      />
      <KnownSelect
        label={t`Default sort field`}
        options={options(SORT_FIELDS, SORT_FIELD_NAMES)}
        value={draft.shown('defaultSearchSortField')}
        onChange={(value) => draft.change('defaultSearchSortField', value)}
      />
      <KnownSelect
        label={t`Default sort order`}
        options={options(SORT_ORDERS, SORT_ORDER_NAMES)}
        value={draft.shown('defaultSearchSortOrder')}
        onChange={(value) => draft.change('defaultSearchSortOrder', value)}
      />
      <Checkbox
        isSelected={draft.shown('showCopyDocuments') ?? true}
        onChange={(value) => draft.change('showCopyDocuments', value)}
      >
        {t`Show copy documents`}
      </Checkbox>
    </div>
  );
}
