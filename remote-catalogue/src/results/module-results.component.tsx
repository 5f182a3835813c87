import type { SearchModule } from '@leeszaal/shared-contracts';
import { useIsMobile } from '@leeszaal/shared-ui/use-is-mobile';
import { VisuallyHidden } from '@leeszaal/shared-ui/visually-hidden';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Narrowing } from '../criteria/narrowing.ts';
import type { LinkedSearch } from '../criteria/shared-query.ts';
import { FacetSidebar } from '../facets/facet-sidebar.component.tsx';
import { firstModuleState } from '../search/module-step.ts';
import { entryAtom, modulesAtom } from '../search/search-atoms.ts';
import { LoadMore } from './load-more.component.tsx';
import { hasNoResults } from './module-count.ts';
import { ModuleStatus } from './module-status.component.tsx';
import { NoResults } from './no-results.component.tsx';
import { ResultList } from './result-list.component.tsx';
import { ResultSummary } from './result-summary.component.tsx';
import { ResultTools } from './result-tools.component.tsx';
import styles from './results.module.css';
import { ShopLibrary } from './shop-library.component.tsx';
import { useDisplay } from './use-display.ts';

interface ModuleResultsProps {
  readonly module: SearchModule;
  readonly search: LinkedSearch;
  readonly narrowings: readonly Narrowing[];
  /** Leads to all results; undefined where there is one module only. */
  readonly onShowAll: (() => void) | undefined;
}

/** One module's tab: order, display, facets, results (`docs/behaviour.md` C2). */
export function ModuleResults({ module, search, narrowings, onShowAll }: ModuleResultsProps) {
  const { t } = useLingui();
  const isMobile = useIsMobile();
  const state = useAtomValue(modulesAtom).get(module.connection) ?? firstModuleState;
  const entry = useAtomValue(entryAtom);
  const [display, setDisplay] = useDisplay();
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
