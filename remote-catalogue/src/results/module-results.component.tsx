import type { SearchModule } from '@leeszaal/shared-contracts';
import { useHost } from '@leeszaal/shared-contracts/react';
import { Button } from '@leeszaal/shared-ui/button';
import { FilterIcon, ListIcon, ShareIcon, TilesIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { Select } from '@leeszaal/shared-ui/select';
import { useIsMobile } from '@leeszaal/shared-ui/use-is-mobile';
import { VisuallyHidden } from '@leeszaal/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Narrowing } from '../criteria/narrowing.ts';
import { type LinkedSearch, resultsPath, toSharedQuery } from '../criteria/shared-query.ts';
import { FacetSidebar } from '../facets/facet-sidebar.component.tsx';
import { AddToShelfButton } from '../own-shelves/add-to-shelf-button.component.tsx';
import { firstModuleState } from '../search/module-step.ts';
import { entryAtom, modulesAtom } from '../search/search-atoms.ts';
import { optionsOf, SORT_FIELD_NAMES, SORT_ORDER_NAMES } from '../search-bar/options.ts';
import { useCopyLink } from '../shell/use-copy-link.ts';
import { LoadMore } from './load-more.component.tsx';
import { hasNoResults } from './module-count.ts';
import { ModuleStatus } from './module-status.component.tsx';
import { NoResults } from './no-results.component.tsx';
import { ResultList } from './result-list.component.tsx';
import { ResultSummary } from './result-summary.component.tsx';
import styles from './results.module.css';
import { ShopLibrary } from './shop-library.component.tsx';
import { useSortedSearch } from './use-sorted-search.ts';

interface ModuleResultsProps {
  readonly module: SearchModule;
  readonly search: LinkedSearch;
  readonly narrowings: readonly Narrowing[];
  /** Leads to all results; undefined where there is one module only. */
  readonly onShowAll: (() => void) | undefined;
}

/** One module's tab: order, display, facets, results (`docs/behaviour.md` C2). */
export function ModuleResults({ module, search, narrowings, onShowAll }: ModuleResultsProps) {
  const { t, i18n } = useLingui();
  const { navigation, storage } = useHost();
  const isMobile = useIsMobile();
  const state = useAtomValue(modulesAtom).get(module.connection) ?? firstModuleState;
  const entry = useAtomValue(entryAtom);
  const [display, setDisplay] = useState<'list' | 'tiles'>(() =>
    storage.local.get('display') === 'tiles' ? 'tiles' : 'list',
  );
  const [isFiltering, setFiltering] = useState(false);
  const sort = useSortedSearch(search);
  const copyLink = useCopyLink();
  const translate = i18n._.bind(i18n);
  const show = (next: 'list' | 'tiles') => {
    setDisplay(next);
    storage.local.set('display', next);
  };
  const link = () =>
    navigation.href(
      resultsPath({ ...search, connection: module.connection, facets: state.active }),
    );

  return (
    <>
      {module.actions.includes('shop') && <ShopLibrary />}
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
        {isMobile && (
          <Button icon={FilterIcon} onPress={() => setFiltering(true)}>
            <Trans>Filter</Trans>
          </Button>
        )}
        <AddToShelfButton
          label={t`Add this search to a bookshelf`}
          candidates={[
            {
              name: search.criteria.query,
              item: {
                type: 'query',
                data: toSharedQuery({
                  ...search,
                  connection: module.connection,
                  facets: state.active,
                }),
              },
            },
          ]}
        />
        <IconButton
          label={t`Copy a link to this search`}
          icon={ShareIcon}
          onPress={() => copyLink(link())}
        />
        <div className={styles.views}>
          <IconButton
            label={t`List`}
            icon={ListIcon}
            isSelected={display === 'list'}
            onPress={() => show('list')}
          />
          <IconButton
            label={t`Tiles`}
            icon={TilesIcon}
            isSelected={display === 'tiles'}
            onPress={() => show('tiles')}
          />
        </div>
      </div>
      <div className={styles.columns}>
        <FacetSidebar
          module={module}
          state={state}
          isOpen={!isMobile || isFiltering}
          onClose={() => setFiltering(false)}
        />
        <div className={styles.results} tabIndex={-1}>
          <VisuallyHidden as="h2">{t`Results`}</VisuallyHidden>
          <ResultSummary search={search} state={state} />
          <ModuleStatus state={state} connection={module.connection} />
          {hasNoResults(state) && (
            <NoResults search={search} narrowings={narrowings} onShowAll={onShowAll} />
          )}
          {entry && state.kind === 'ready' && state.publications.length > 0 && (
            <>
              <ResultList
                key={entry.address}
                module={module}
                publications={state.publications}
                display={display}
                entry={entry}
              />
              <LoadMore connection={module.connection} state={state} />
            </>
          )}
        </div>
      </div>
    </>
  );
}
