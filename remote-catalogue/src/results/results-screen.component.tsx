import { useHeaderTitle, useLibrary } from '@leeszaal/remote-kit/react';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { facetNarrowing, narrowingOf } from '../criteria/narrowing.ts';
import type { LinkedSearch } from '../criteria/shared-query.ts';
import { Detail } from '../detail/detail.component.tsx';
import panel from '../detail/panel.module.css';
import { SearchChips } from '../results-header/search-chips.component.tsx';
import { SearchHeading } from '../results-header/search-heading.component.tsx';
import { UnreadSyntax } from '../results-header/unread-syntax.component.tsx';
import { entryAtom, modulesAtom } from '../search/search-atoms.ts';
import { useDefaultCriteria } from '../search/use-draft.ts';
import { searchOfTab, useSearchChanges } from '../search/use-search-changes.ts';
import { SelectionBar } from '../selection/selection-bar.component.tsx';
import { addressOf } from '../shell/entry-state.ts';
import { useRememberedScroll } from '../shell/use-remembered-scroll.ts';
import { Announcement } from './announcement.component.tsx';
import styles from './results.module.css';
import { ResultsTabs } from './results-tabs.component.tsx';
import { useKeptTab } from './use-kept-tab.ts';

/** The results of all modules, in tabs, with the detail beside them (`docs/behaviour.md` C2). */
export function ResultsScreen({ search: linked }: { readonly search: LinkedSearch }) {
  const { t } = useLingui();
  const { modules } = useLibrary();
  const states = useAtomValue(modulesAtom);
  const defaults = useDefaultCriteria();
  const entry = useAtomValue(entryAtom);
  const { openTab } = useSearchChanges();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each entry
  useEffect(() => {
    // The focused element was removed with another screen or other results.
    const { activeElement, body } = document;
    if (activeElement === body) heading.current?.focus({ preventScroll: true });
  }, [entry?.key]);
  const search = searchOfTab(linked, modules, states);
  const { criteria, connection: open } = search;
  useHeaderTitle(criteria.query || t`Results`);
  const shown = open === undefined ? modules.map(({ connection }) => connection) : [open];
  useRememberedScroll({
    id: entry?.address ?? '',
    idOf: addressOf,
    isReady: shown.every((connection) => states.get(connection)?.kind === 'ready'),
    isReturn: entry?.isRecalled === true,
  });
  useKeptTab(linked);
  const narrowings = [
    ...narrowingOf(criteria, defaults),
    ...shown.flatMap((connection) =>
      facetNarrowing(connection, states.get(connection)?.active ?? {}),
    ),
  ];
  return (
    <div className={panel.screen}>
      <div className={styles.main}>
        <SearchHeading heading={heading} criteria={criteria} />
        <SearchChips
          narrowings={narrowings}
          isAll={open === undefined}
          onRemove={() => heading.current?.focus({ preventScroll: true })}
        />
        <UnreadSyntax />
        <Announcement />
        <ResultsTabs
          search={search}
          isNarrowed={narrowings.some(({ kind }) => kind !== 'order')}
          onShow={(connection) => {
            // The pressed button is removed with its tab.
            heading.current?.focus();
            openTab(connection);
          }}
        />
        <SelectionBar />
      </div>
      <Detail />
    </div>
  );
}
