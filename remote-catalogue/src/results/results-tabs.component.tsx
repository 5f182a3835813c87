import { useLibrary } from '@leeszaal/remote-kit/react';
import { Tab, TabList, TabPanel, Tabs } from '@leeszaal/shared-ui/tabs';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { LinkedSearch } from '../criteria/shared-query.ts';
import { firstModuleState } from '../search/module/module-step.ts';
import { modulesAtom } from '../search/search-atoms.ts';
import { useSearchChanges } from '../search/use-search-changes.ts';
import { AllResults } from './all-results.component.tsx';
import { moduleCount } from './module-count.ts';
import { ModuleResults } from './module-results.component.tsx';

const ALL = 'all';
const TAB_STATES = { initial: 'busy', loading: 'busy', ready: 'ready', error: 'failed' } as const;

interface ResultsTabsProps {
  /** The search of the open tab. */
  readonly search: LinkedSearch;
  /** Whether the search has filters. */
  readonly isNarrowed: boolean;
  /** Called by buttons in a tab: opens another tab, and keeps the focus. */
  readonly onShow: (connection: number | undefined) => void;
}

/** A tab for each module, and one for all results if there are several modules. */
export function ResultsTabs({ search, isNarrowed, onShow }: ResultsTabsProps) {
  const { t, i18n } = useLingui();
  const { modules } = useLibrary();
  const states = useAtomValue(modulesAtom);
  const { openTab } = useSearchChanges();
  const { connection: open } = search;
  const isOneOfMany = modules.length > 1;
  return (
    <Tabs
      selectedKey={open === undefined ? ALL : String(open)}
      onSelectionChange={(key) => openTab(key === ALL ? undefined : Number(key))}
    >
      <TabList label={t`Results`}>
        {[
          ...(isOneOfMany ? [<Tab key={ALL} id={ALL}>{t`All results`}</Tab>] : []),
          ...modules.map(({ connection, name }) => {
            const state = states.get(connection) ?? firstModuleState;
            return (
              <Tab
                key={connection}
                id={String(connection)}
                count={moduleCount(state, i18n)}
                state={TAB_STATES[state.kind]}
                stateLabel={state.kind === 'error' ? t`failed` : t`searching`}
              >
                {name}
              </Tab>
            );
          }),
        ]}
      </TabList>
      {isOneOfMany && (
        <TabPanel id={ALL}>
          <AllResults search={search} isNarrowed={isNarrowed} onShow={onShow} />
        </TabPanel>
      )}
      {modules.map((module) => (
        <TabPanel key={module.connection} id={String(module.connection)}>
          <ModuleResults
            module={module}
            search={search}
            isNarrowed={isNarrowed}
            onShow={isOneOfMany ? onShow : undefined}
          />
        </TabPanel>
      ))}
    </Tabs>
  );
}
