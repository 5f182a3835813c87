import { useHost } from '@leeszaal/remote-kit/react';
import { isOwnSearch } from '../criteria/draft.ts';
import { resultsPath } from '../criteria/shared-query.ts';
import { useDraft } from '../search/use-draft.ts';
import { useOpenTab } from '../search/use-open-tab.ts';
import { addressOf, type EntryState } from '../shell/entry-state.ts';
import { useOwnSearches } from '../suggestions/use-own-searches.ts';

/** Starts the search of the draft, in the open tab, and keeps its words among the person's own searches. */
export function useStartSearch(): (typed: string) => void {
  const { navigation } = useHost();
  const { draft, type } = useDraft();
  const openTab = useOpenTab();
  const own = useOwnSearches();
  return (typed) => {
    const query = typed.trim();
    type(query);
    if (query !== '') own.add({ kind: 'words', text: query });
    const criteria = { ...draft.criteria, query };
    const to = resultsPath({ criteria, connection: openTab, facets: {} });
    const state: EntryState = {
      // A new search, even at the same address.
      askedAt: Date.now(),
      ...(isOwnSearch(draft) && { isOwn: true }),
      ...(openTab !== undefined && { isTabKept: true }),
    };
    navigation.navigate(to, { replace: to === addressOf(navigation.current()), state });
  };
}
