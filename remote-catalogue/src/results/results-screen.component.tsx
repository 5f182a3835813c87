import { useHeaderTitle, useHost, useLibrary } from '@leeszaal/shared-contracts/react';
import { Tab, TabList, TabPanel, Tabs } from '@leeszaal/shared-ui/tabs';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { facetNarrowing, narrowingOf } from '../criteria/narrowing.ts';
import { type LinkedSearch, resultsPath } from '../criteria/shared-query.ts';
import { Detail } from '../detail/detail.component.tsx';
import { firstModuleState } from '../search/module-step.ts';
import { entryAtom, modulesAtom } from '../search/search-atoms.ts';
import { useDefaultCriteria } from '../search/use-draft.ts';
import { SelectionBar } from '../selection/selection-bar.component.tsx';
import { addressOf, entryState, withoutTab } from '../shell/entry-state.ts';
import { useRememberedScroll } from '../shell/use-remembered-scroll.ts';
import { AllResults } from './all-results.component.tsx';
import { Announcement } from './announcement.component.tsx';
import { moduleCount } from './module-count.ts';
import { ModuleResults } from './module-results.component.tsx';
import styles from './results.module.css';
import { SearchChips } from './search-chips.component.tsx';
import { SearchHeading } from './search-heading.component.tsx';
import { useKeptTab } from './use-kept-tab.ts';

const ALL = 'all';

/** Tabs for each module, their results, and the detail beside them (`docs/behaviour.md` C2). */
export function ResultsScreen({ search }: { readonly search: LinkedSearch }) {
  const { t, i18n } = useLingui();
  const { navigation } = useHost();
  const { modules } = useLibrary();
  const states = useAtomValue(modulesAtom);
  const defaults = useDefaultCriteria();
  const entry = useAtomValue(entryAtom);
  const { query } = search.criteria;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry counts
  useEffect(() => {
    // What had the focus went with another screen, or with the results of another search.
    const { activeElement, body } = document;
    if (activeElement === body) heading.current?.focus({ preventScroll: true });
  }, [entry?.key]);
  const [only] = modules;
  const selected =
    search.connection ?? (modules.length === 1 && only ? only.connection : undefined);
  useHeaderTitle(query || t`Results`);
  const shown = selected === undefined ? modules.map(({ connection }) => connection) : [selected];
  useRememberedScroll({
    id: entry?.address ?? '',
    idOf: addressOf,
    isReady: shown.every((connection) => states.get(connection)?.kind === 'ready'),
    isReturn: entry?.isRecalled === true,
  });
  useKeptTab(search);
  const active = (connection: number) => states.get(connection)?.active ?? {};
  const narrowings = [
    ...narrowingOf(search.criteria, defaults),
    ...shown.flatMap((connection) => facetNarrowing(connection, active(connection))),
  ];
  const here =
    selected === undefined ? search : { ...search, connection: selected, facets: active(selected) };

  /** The open tab stands in the address too, without a search of its own. */
  const select = (key: string) => {
    const connection = key === ALL ? undefined : Number(key);
    const facets = connection === undefined ? {} : active(connection);
    const state = withoutTab(entryState(navigation.current()));
    navigation.navigate(resultsPath({ ...search, connection, facets }), { replace: true, state });
  };

  const show = (key: string) => {
    // The button that was pressed goes with its tab.
    heading.current?.focus();
    select(key);
  };
  const isOneOfMany = modules.length > 1;

  return (
    <div className={styles.screen}>
      <div className={styles.main}>
        <SearchHeading heading={heading} criteria={search.criteria} />
        <SearchChips
          search={here}
          narrowings={narrowings}
          connection={selected}
          onTakeOff={() => heading.current?.focus({ preventScroll: true })}
        />
        <Announcement />
        <Tabs
          selectedKey={selected === undefined ? ALL : String(selected)}
          onSelectionChange={select}
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
              <AllResults
                search={here}
                narrowings={narrowings}
                onShow={(connection) => show(String(connection))}
              />
            </TabPanel>
          )}
          {modules.map((module) => (
            <TabPanel key={module.connection} id={String(module.connection)}>
              <ModuleResults
                module={module}
                search={here}
                narrowings={narrowings}
                onShowAll={isOneOfMany ? () => show(ALL) : undefined}
              />
            </TabPanel>
          ))}
        </Tabs>
        <SelectionBar />
      </div>
      <Detail />
    </div>
  );
}

const TAB_STATES = { initial: 'busy', loading: 'busy', ready: 'ready', error: 'failed' } as const;
