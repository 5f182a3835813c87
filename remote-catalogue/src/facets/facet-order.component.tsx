import { Button } from '@leeszaal/shared-ui/button';
import { SortAscendingIcon, SortDescendingIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { FACET_ORDER, FACET_SORT, type FacetSetting } from './facet-settings.ts';
import styles from './facets.module.css';

interface FacetOrderProps {
  readonly setting: FacetSetting;
  readonly onChange: (next: FacetSetting) => void;
}

/** The sort type and order of a facet's values. */
export const FacetOrder = memo(function FacetOrder({ setting, onChange }: FacetOrderProps) {
  const { t } = useLingui();
  const isAscending = setting.sortOrder === FACET_ORDER.ascending;
  const isByHits = setting.sortType === FACET_SORT.hits;
  return (
    <div className={styles.order}>
      <Button
        variant="quiet"
        size="sm"
        className={styles.by}
        onPress={() =>
          onChange({ ...setting, sortType: isByHits ? FACET_SORT.values : FACET_SORT.hits })
        }
      >
        {isByHits ? <Trans>By hits</Trans> : <Trans>By value</Trans>}
      </Button>
      <IconButton
        size="sm"
        label={isAscending ? t`Ascending` : t`Descending`}
        icon={isAscending ? SortAscendingIcon : SortDescendingIcon}
        onPress={() =>
          onChange({
            ...setting,
            sortOrder: isAscending ? FACET_ORDER.descending : FACET_ORDER.ascending,
          })
        }
      />
    </div>
  );
});
