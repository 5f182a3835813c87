import { useHost } from '@leeszaal/remote-kit/react';
import type { SearchModule } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { EditionsIcon, FilterIcon, ListIcon, ShareIcon, TilesIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { Trans, useLingui } from '@lingui/react/macro';
import { type LinkedSearch, resultsPath, toSharedQuery } from '../criteria/shared-query.ts';
import { AddToShelfButton } from '../own-shelves/add-to-shelf-button.component.tsx';
import type { ModuleState } from '../search/module/module-state.contract.ts';
import { useSearchChanges } from '../search/use-search-changes.ts';
import { OrderSelects } from '../search-bar/order-selects.component.tsx';
import { ToolButton } from '../shell/tool-button.component.tsx';
import { useCopyLink } from '../shell/use-copy-link.ts';
import { ResultSummary } from './result-summary.component.tsx';
import styles from './results-header.module.css';
import type { Display } from './use-display.ts';

interface ResultToolsProps {
  readonly module: SearchModule;
  readonly search: LinkedSearch;
  readonly state: ModuleState;
  readonly display: Display;
  readonly onDisplay: (display: Display) => void;
  /** Whether one card has all editions of a work. */
  readonly areEditionsJoined: boolean;
  readonly onJoinEditions: (areJoined: boolean) => void;
  /** Opens the facets; undefined if the page shows them. */
  readonly onFilter: (() => void) | undefined;
}

/** Order, number and display of a module's results, and the actions of its search. */
export function ResultTools(props: ResultToolsProps) {
  const { module, search, state, display, onDisplay, onFilter } = props;
  const { areEditionsJoined, onJoinEditions } = props;
  const { t } = useLingui();
  const { navigation } = useHost();
  const { sort } = useSearchChanges();
  const copyLink = useCopyLink();
  const { criteria } = search;
  const own = { ...search, connection: module.connection, facets: state.active };
  return (
    <div className={styles.tools}>
      <OrderSelects sortField={criteria.sortField} sortOrder={criteria.sortOrder} onChange={sort} />
      <ResultSummary search={search} state={state} />
      {onFilter && (
        <Button icon={FilterIcon} onPress={onFilter}>
          <Trans>Filter</Trans>
        </Button>
      )}
      <AddToShelfButton
        label={t`Add this search to a shelf`}
        candidates={[{ name: criteria.query, item: { type: 'query', data: toSharedQuery(own) } }]}
      />
      <ToolButton
        text={t`Share`}
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
        <IconButton
          label={t`One card for the editions of a work`}
          icon={EditionsIcon}
          isSelected={areEditionsJoined}
          onPress={() => onJoinEditions(!areEditionsJoined)}
        />
      </div>
    </div>
  );
}
