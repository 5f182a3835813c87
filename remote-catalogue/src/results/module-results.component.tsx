import type { SearchModule } from '@leeszaal/shared-contracts';
import { useIsMobile } from '@leeszaal/shared-ui/use-is-mobile';
import { VisuallyHidden } from '@leeszaal/shared-ui/visually-hidden';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import type { LinkedSearch } from '../criteria/shared-query.ts';
import { groupEditions, separateWorks } from '../editions/group-editions.ts';
import { joinedLastPage } from '../editions/joined-last-page.ts';
import { useEditionsSetting } from '../editions/use-editions-setting.ts';
import { FacetSidebar } from '../facets/facet-sidebar.component.tsx';
import { NoResults } from '../no-results/no-results.component.tsx';
import { LoadMore } from '../result-list/load-more.component.tsx';
import { ModuleStatus } from '../result-list/module-status.component.tsx';
import { ResultList } from '../result-list/result-list.component.tsx';
import { CorrectedWords } from '../results-header/corrected-words.component.tsx';
import { ResultTools } from '../results-header/result-tools.component.tsx';
import { useDisplay } from '../results-header/use-display.ts';
import { correctionsOf } from '../search/module/corrections-of.ts';
import { firstModuleState } from '../search/module/module-step.ts';
import { entryAtom, modulesAtom } from '../search/search-atoms.ts';
import { hasNoResults } from './module-count.ts';
import styles from './results.module.css';
import { ShopLibrary } from './shop-library.component.tsx';

interface ModuleResultsProps {
  readonly module: SearchModule;
  readonly search: LinkedSearch;
  readonly isNarrowed: boolean;
  /** Opens another tab; undefined if this is the only module. */
  readonly onShow: ((connection: number | undefined) => void) | undefined;
}

/** The tab of a module: tools, facets and results (`docs/behaviour.md` C2). */
export function ModuleResults({ module, search, isNarrowed, onShow }: ModuleResultsProps) {
  const { t } = useLingui();
  const isMobile = useIsMobile();
  const state = useAtomValue(modulesAtom).get(module.connection) ?? firstModuleState;
  const entry = useAtomValue(entryAtom);
  const [display, setDisplay] = useDisplay();
  const [areJoined, setJoined] = useEditionsSetting();
  const publications = state.kind === 'ready' ? state.publications : undefined;
  const works = useMemo(() => {
    if (!publications) return [];
    if (!areJoined) return separateWorks(module, publications);
    return groupEditions([{ module, publications }]).get(module.connection) ?? [];
  }, [module, publications, areJoined]);
  const [isFiltering, setFiltering] = useState(false);
  return (
    <>
      {module.actions.includes('shop') && <ShopLibrary />}
      <ResultTools
        module={module}
        search={search}
        state={state}
        display={display}
        onDisplay={setDisplay}
        areEditionsJoined={areJoined}
        onJoinEditions={setJoined}
        onFilter={isMobile ? () => setFiltering(true) : undefined}
      />
      <div className={styles.columns}>
        <FacetSidebar
          module={module}
          state={state}
          isOpen={!isMobile || isFiltering}
          onClose={() => setFiltering(false)}
        />
        <div className={styles.results} tabIndex={-1}>
          <VisuallyHidden as="h2">{t`Results`}</VisuallyHidden>
          <CorrectedWords criteria={search.criteria} corrections={correctionsOf(state)} />
          <ModuleStatus state={state} connection={module.connection} />
          {hasNoResults(state) && (
            <NoResults search={search} isNarrowed={isNarrowed} onShow={onShow} />
          )}
          {entry && state.kind === 'ready' && state.publications.length > 0 && (
            <>
              <ResultList key={entry.address} works={works} display={display} entry={entry} />
              <LoadMore
                connection={module.connection}
                state={state}
                joined={joinedLastPage(works, state)}
              />
            </>
          )}
        </div>
      </div>
    </>
  );
}
