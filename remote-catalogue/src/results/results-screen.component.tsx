import { useHeaderTitle, useHost, useLibrary } from '@leeszaal/shared-contracts/react';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { facetNarrowing, narrowingOf } from '../criteria/narrowing.ts';
import { type LinkedSearch, resultsPath } from '../criteria/shared-query.ts';
import { Detail } from '../detail/detail.component.tsx';
import { entryAtom, modulesAtom } from '../search/search-atoms.ts';
import { useDefaultCriteria } from '../search/use-draft.ts';
import { SelectionBar } from '../selection/selection-bar.component.tsx';
import { addressOf, entryState, withoutTab } from '../shell/entry-state.ts';
import { useRememberedScroll } from '../shell/use-remembered-scroll.ts';
import { Announcement } from './announcement.component.tsx';
import styles from './results.module.css';
import { ResultsTabs } from './results-tabs.component.tsx';
import { SearchChips } from './search-chips.component.tsx';
import { SearchHeading } from './search-heading.component.tsx';
import { useKeptTab } from './use-kept-tab.ts';

/** Tabs for each module, their results, and the detail beside them (`docs/behaviour.md` C2). */
export function ResultsScreen({ search }: { readonly search: LinkedSearch }) {
  const { t } = useLingui();
  const { navigation } = useHost();
  const { modules } = useLibrary();
  const states = useAtomValue(modulesAtom);
  const defaults = useDefaultCriteria();
  const entry = useAtomValue(entryAtom);
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
  useHeaderTitle(search.criteria.query || t`Results`);
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

  /** The open tab is in the address too, without a search of its own. */
  const select = (connection: number | undefined) => {
    const facets = connection === undefined ? {} : active(connection);
    const state = withoutTab(entryState(navigation.current()));
    navigation.navigate(resultsPath({ ...search, connection, facets }), { replace: true, state });
  };

  const show = (connection: number | undefined) => {
    // The button that was pressed goes with its tab.
    heading.current?.focus();
    select(connection);
  };

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
        <ResultsTabs
          modules={modules}
          search={here}
          narrowings={narrowings}
          onSelect={select}
          onShow={show}
        />
        <SelectionBar />
      </div>
      <Detail />
    </div>
  );
}
