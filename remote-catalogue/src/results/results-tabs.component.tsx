import type { SearchModule } from '@leeszaal/shared-contracts';
import { Tab, TabList, TabPanel, Tabs } from '@leeszaal/shared-ui/tabs';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { Narrowing } from '../criteria/narrowing.ts';
import type { LinkedSearch } from '../criteria/shared-query.ts';
import { firstModuleState } from '../search/module-step.ts';
import { modulesAtom } from '../search/search-atoms.ts';
import { AllResults } from './all-results.component.tsx';
import { moduleCount } from './module-count.ts';
import { ModuleResults } from './module-results.component.tsx';

const ALL = 'all';
const TAB_STATES = { initial: 'busy', loading: 'busy', ready: 'ready', error: 'failed' } as const;

interface ResultsTabsProps {
  readonly modules: readonly SearchModule[];
  /** The search of the open tab. */
  readonly search: LinkedSearch;
  readonly narrowings: readonly Narrowing[];
  /** Opens the tab of a connection; of all results without one. */
  readonly onSelect: (connection: number | undefined) => void;
  /** The same, with a button that goes with its tab. */
  readonly onShow: (connection: number | undefined) => void;
}

/** A tab for each module, and one for all results where there is more than one module. */
export function ResultsTabs({ modules, search, narrowings, onSelect, onShow }: ResultsTabsProps) {
  const { t, i18n } = useLingui();
  const states = useAtomValue(modulesAtom);
  const { connection: open } = search;
  const isOneOfMany = modules.length > 1;
  return (
    <Tabs
      selectedKey={open === undefined ? ALL : String(open)}
      onSelectionChange={(key) => onSelect(key === ALL ? undefined : Number(key))}
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
          <AllResults search={search} narrowings={narrowings} onShow={onShow} />
        </TabPanel>
      )}
      {modules.map((module) => (
        <TabPanel key={module.connection} id={String(module.connection)}>
          <ModuleResults
            module={module}
            search={search}
            narrowings={narrowings}
            onShowAll={isOneOfMany ? () => onShow(undefined) : undefined}
          />
        </TabPanel>
      ))}
    </Tabs>
  );
}
