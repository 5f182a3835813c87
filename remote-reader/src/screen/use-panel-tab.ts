import { useCallback, useState } from 'react';
import { firstTab, type TabConditions, type TabName, tabsOf } from '../panel/tab-name.ts';

/**
 * The tabs of the panel in order, and the open one; at first that of a search, or the first tab of the document.
 * While the panel is collapsed, no tab is open.
 */
export function usePanelTab(conditions: TabConditions, hasSearch: boolean) {
  const tabs = tabsOf(conditions);
  const [chosen, setChosen] = useState<TabName | undefined>(() =>
    hasSearch && !conditions.isMobile ? 'searchresults' : firstTab(conditions),
  );
  /** Whether the reader has chosen a tab, or collapsed the panel. */
  const [isChosen, setIsChosen] = useState(false);
  const [lastTab, setLastTab] = useState(chosen ?? tabs[0]);
  const setTab = useCallback((name: TabName | undefined) => {
    setChosen(name);
    setIsChosen(true);
    if (name !== undefined) setLastTab(name);
  }, []);
  // An open tab may disappear: the contents, when there are none.
  const tab = chosen && (tabs.includes(chosen) ? chosen : (firstTab(conditions) ?? tabs[0]));
  /** Collapses the panel, or opens it at the tab at which it was collapsed. */
  const toggle = () => setTab(tab === undefined ? lastTab : undefined);
  return { tabs, tab, isChosen, setTab, toggle };
}
