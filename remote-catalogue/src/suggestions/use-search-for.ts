import { useHost } from '@leeszaal/remote-kit/react';
import { SUGGESTION_FIELDS } from '@leeszaal/shared-contracts';
import { valuePath } from '../criteria/value-path.ts';
import { useDefaultCriteria } from '../search/use-draft.ts';
import { useOpenTab } from '../search/use-open-tab.ts';
import type { EntryState } from '../shell/entry-state.ts';
import type { OwnSearch } from './own-searches.ts';
import { useOwnSearches } from './use-own-searches.ts';

/** Searches what a suggestion names, in its field, in the open tab; words are searched as if they were typed. */
export function useSearchFor(searchWords: (text: string) => void): (search: OwnSearch) => void {
  const { navigation } = useHost();
  const defaults = useDefaultCriteria();
  const connection = useOpenTab();
  const own = useOwnSearches();
  return (search) => {
    const { kind, text } = search;
    if (kind === 'words') {
      searchWords(text);
      return;
    }
    own.add(search);
    const path = valuePath(SUGGESTION_FIELDS[kind], text, { searchable: [], defaults, connection });
    const state: EntryState = {
      askedAt: Date.now(),
      ...(connection !== undefined && { isTabKept: true }),
    };
    if (path !== undefined) navigation.navigate(path, { state });
  };
}
