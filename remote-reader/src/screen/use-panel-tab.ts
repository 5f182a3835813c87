import { useCallback, useState } from 'react';
import { firstTab, type TabConditions, type TabName, tabsOf } from '../panel/tab-name.ts';

/** The tabs of the panel, and the open one. */
export interface PanelTab {
  /** In order. */
  readonly tabs: readonly TabName[];
  /** Undefined while the panel is collapsed. */
  readonly tab: TabName | undefined;
  /** Whether the reader has chosen a tab, or collapsed the panel. */
  readonly isChosen: boolean;
  readonly setTab: (tab: TabName | undefined) => void;
  /** Collapses the panel, or opens it at the tab at which it was collapsed. */
  readonly toggle: () => void;
}

/** The tab of the panel; at first that of a search, or the first tab of the document. */
export function usePanelTab(conditions: TabConditions, hasSearch: boolean): PanelTab {
  const tabs = tabsOf(conditions);
  const [chosen, setChosen] = useState<TabName | undefined>(() =>
    hasSearch && !conditions.isMobile ? 'searchresults' : firstTab(conditions),
  );
  const [isChosen, setIsChosen] = useState(false);
  const [lastTab, setLastTab] = useState(chosen ?? tabs[0]);
  const setTab = useCallback((name: TabName | undefined) => {
    setChosen(name);
    setIsChosen(true);
    if (name !== undefined) setLastTab(name);
  }, []);
  // An open tab may disappear: the contents, when there are none.
  const tab = chosen && (tabs.includes(chosen) ? chosen : (firstTab(conditions) ?? tabs[0]));
  const toggle = () => setTab(tab === undefined ? lastTab : undefined);
  return { tabs, tab, isChosen, setTab, toggle };
}
