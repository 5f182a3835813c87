import { useLibrary } from '@leeszaal/remote-kit/react';
import { MOST_HELPED_CONNECTIONS } from '@leeszaal/shared-contracts';
import { useAtomValue } from 'jotai';
import { facetNarrowing } from '../criteria/narrowing.ts';
import type { LinkedSearch } from '../criteria/shared-query.ts';
import { modulesAtom } from '../search/search-atoms.ts';
import { useDefaultCriteria } from '../search/use-draft.ts';
import { useSearchChanges } from '../search/use-search-changes.ts';
import { keepingFocus } from '../shell/keeping-focus.ts';
import { helpedSearch, offeredHelps } from './help-search.ts';
import { useHelpText } from './use-help-text.ts';
import { useOtherHits } from './use-other-hits.ts';
import { useSearchHelp } from './use-search-help.ts';
import type { WayOut } from './ways-out.component.tsx';

/**
 * The searches that find something in place of one that found nothing: the same one in other connections at once, and
 * others as soon as the server has counted them.
 *
 * @param search the search of the open tab
 * @param onShow opens the tab of a connection; undefined on All results
 */
export function useWaysOut(
  search: LinkedSearch,
  onShow: ((connection: number) => void) | undefined,
) {
  const { modules } = useLibrary();
  const states = useAtomValue(modulesAtom);
  const defaults = useDefaultCriteria();
  const { helped } = useSearchChanges();
  const others = useOtherHits();
  const asked = modules
    .filter(({ connection }) => [undefined, connection].includes(search.connection))
    .map(({ connection }) => ({ connection, facets: states.get(connection)?.active ?? {} }));
  const help = useSearchHelp(search.criteria, asked);
  const facets = asked.flatMap((each) => facetNarrowing(each.connection, each.facets));
  const textOf = useHelpText(search, facets);
  const helps = help.kind === 'ready' ? offeredHelps(search, asked, help.helps, defaults) : [];
  const ways: WayOut[] = [
    ...(onShow ? others : []).map(({ connection, name, count }) => ({
      key: `connection ${connection}`,
      text: name,
      count,
      onPress: () => onShow?.(connection),
    })),
    ...helps.map((each) => ({
      key: JSON.stringify(each),
      ...textOf(each),
      count: each.total,
      isAtLeast: asked.length > MOST_HELPED_CONNECTIONS,
      onPress: keepingFocus(() => helped(helpedSearch(search, each, defaults), each.withoutFacets)),
    })),
  ];
  return { ways, state: help.kind };
}
