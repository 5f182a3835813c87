import {
  useHeaderTitle,
  useHost,
  useHostLocation,
  useLibrary,
} from '@leeszaal/shared-contracts/react';
import { Tab, TabList, TabPanel, Tabs } from '@leeszaal/shared-ui/tabs';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { Detail } from '../detail/detail.component.tsx';
import { type LinkedSearch, resultsPath } from '../search/shared-query.ts';
import { SelectionBar } from '../selection/selection-bar.component.tsx';
import { modulesAtom } from '../state/atoms.ts';
import { AllResults } from './all-results.component.tsx';
import { Announcement } from './announcement.component.tsx';
import { moduleCount } from './module-count.ts';
import { ModuleResults } from './module-results.component.tsx';
import { firstModuleState } from './module-step.ts';
import styles from './results.module.css';
import { useRememberedScroll } from './use-remembered-scroll.ts';

const ALL = 'all';

/** Tabs for each module, their results, and the detail beside them (`docs/behaviour.md` C2). */
export function ResultsScreen({ search }: { readonly search: LinkedSearch }) {
  const { t, i18n } = useLingui();
  const { navigation } = useHost();
  const { modules } = useLibrary();
  const states = useAtomValue(modulesAtom);
  const { query } = search.criteria;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Whoever came from another screen has lost what had the focus there, and goes on from here.
    const { activeElement, body } = document;
    if (activeElement === body) heading.current?.focus({ preventScroll: true });
  }, []);
  const [only] = modules;
  const selected =
    search.connection ?? (modules.length === 1 && only ? only.connection : undefined);
  useHeaderTitle(query || t`Results`);
  const { pathname, search: parameters } = useHostLocation();
  const shown = selected === undefined ? modules.map(({ connection }) => connection) : [selected];
  useRememberedScroll(
    pathname + parameters,
    shown.every((connection) => states.get(connection)?.kind === 'ready'),
  );

  /** The open tab stands in the address too, without a search of its own. */
  const select = (key: string) => {
    const connection = key === ALL ? undefined : Number(key);
    const facets = (connection !== undefined && states.get(connection)?.active) || {};
    navigation.navigate(resultsPath({ ...search, connection, facets }), { replace: true });
  };

  const showAll = (connection: number) => {
    // Its button goes with the tab for all.
    heading.current?.focus();
    select(String(connection));
  };

  return (
    <div className={styles.screen}>
      <div className={styles.main}>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {query ? t`Results for “${query}”` : t`All publications`}
        </h1>
        <Announcement />
        <Tabs
          selectedKey={selected === undefined ? ALL : String(selected)}
          onSelectionChange={select}
        >
          <TabList label={t`Results`}>
            {[
              ...(modules.length > 1 ? [<Tab key={ALL} id={ALL}>{t`All results`}</Tab>] : []),
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
          {modules.length > 1 && (
            <TabPanel id={ALL}>
              <AllResults onShow={showAll} />
            </TabPanel>
          )}
          {modules.map((module) => (
            <TabPanel key={module.connection} id={String(module.connection)}>
              <ModuleResults module={module} search={search} />
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
