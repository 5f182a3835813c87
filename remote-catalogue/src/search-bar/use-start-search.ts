import { useHost } from '@leeszaal/remote-kit/react';
import { isOwnSearch } from '../criteria/draft.ts';
import { resultsPath } from '../criteria/shared-query.ts';
import { useDraft } from '../search/use-draft.ts';
import { useOpenTab } from '../search/use-open-tab.ts';
import { addressOf, type EntryState } from '../shell/entry-state.ts';

/** Starts the search of the draft, in the open tab. */
export function useStartSearch(): (typed: string) => void {
  const { navigation } = useHost();
  const { draft, type } = useDraft();
  const openTab = useOpenTab();
  return (typed) => {
    const query = typed.trim();
    type(query);
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
