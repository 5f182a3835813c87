import { optionsOf, SORT_FIELD_NAMES, SORT_ORDER_NAMES } from '@leeszaal/shared-contracts/labels';
import { Select } from '@leeszaal/shared-ui/select';
import { useLingui } from '@lingui/react/macro';
import type { SearchOrder } from '../criteria/criteria.ts';

interface OrderSelectsProps extends SearchOrder {
  readonly onChange: (order: Partial<SearchOrder>) => void;
}

/** The sort field and the sort order of results. */
export function OrderSelects({ sortField, sortOrder, onChange }: OrderSelectsProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Select
        label={t`Sort by`}
        options={optionsOf(SORT_FIELD_NAMES, i18n)}
        value={sortField}
        onChange={(next) => onChange({ sortField: next })}
      />
      <Select
        label={t`Order`}
        options={optionsOf(SORT_ORDER_NAMES, i18n)}
        value={sortOrder}
        onChange={(next) => onChange({ sortOrder: next })}
      />
    </>
  );
}
