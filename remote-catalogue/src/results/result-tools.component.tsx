import type { SearchModule } from '@leeszaal/shared-contracts';
import { useHost } from '@leeszaal/shared-contracts/react';
import { Button } from '@leeszaal/shared-ui/button';
import { FilterIcon, ListIcon, ShareIcon, TilesIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { Select } from '@leeszaal/shared-ui/select';
import { Trans, useLingui } from '@lingui/react/macro';
import { type LinkedSearch, resultsPath, toSharedQuery } from '../criteria/shared-query.ts';
import { AddToShelfButton } from '../own-shelves/add-to-shelf-button.component.tsx';
import type { ModuleState } from '../search/module-state.contract.ts';
import { optionsOf, SORT_FIELD_NAMES, SORT_ORDER_NAMES } from '../search-bar/options.ts';
import { useCopyLink } from '../shell/use-copy-link.ts';
import styles from './results.module.css';
import type { Display } from './use-display.ts';
import { useSortedSearch } from './use-sorted-search.ts';

interface ResultToolsProps {
  readonly module: SearchModule;
  readonly search: LinkedSearch;
  readonly state: ModuleState;
  readonly display: Display;
  readonly onDisplay: (display: Display) => void;
  /** Opens the filters; undefined where they are in the page. */
  readonly onFilter: (() => void) | undefined;
}

/** Order, display, and what can be done with the search of one module. */
export function ResultTools(props: ResultToolsProps) {
  const { module, search, state, display, onDisplay, onFilter } = props;
  const { t, i18n } = useLingui();
  const { navigation } = useHost();
  const sort = useSortedSearch(search);
  const copyLink = useCopyLink();
  const translate = i18n._.bind(i18n);
  const own = { ...search, connection: module.connection, facets: state.active };
  return (
    <div className={styles.tools}>
      <Select
        label={t`Sort by`}
        options={optionsOf(SORT_FIELD_NAMES, translate)}
        value={search.criteria.sortField}
        onChange={(sortField) => sort({ sortField })}
      />
      <Select
        label={t`Order`}
        options={optionsOf(SORT_ORDER_NAMES, translate)}
        value={search.criteria.sortOrder}
        onChange={(sortOrder) => sort({ sortOrder })}
      />
      <span className={styles.spring} />
      {onFilter && (
        <Button icon={FilterIcon} onPress={onFilter}>
          <Trans>Filter</Trans>
        </Button>
      )}
      <AddToShelfButton
        label={t`Add this search to a shelf`}
        candidates={[
          { name: search.criteria.query, item: { type: 'query', data: toSharedQuery(own) } },
        ]}
      />
      <IconButton
        label={t`Copy a link to this search`}
        icon={ShareIcon}
        onPress={() => copyLink(navigation.href(resultsPath(own)))}
      />
      <div className={styles.views}>
        <IconButton
          label={t`List`}
          icon={ListIcon}
          isSelected={display === 'list'}
          onPress={() => onDisplay('list')}
        />
        <IconButton
          label={t`Tiles`}
          icon={TilesIcon}
          isSelected={display === 'tiles'}
          onPress={() => onDisplay('tiles')}
        />
      </div>
    </div>
  );
}
