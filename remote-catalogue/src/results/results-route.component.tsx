import { useAtomValue } from 'jotai';
import { searchAtom } from '../search/search-atoms.ts';
import type { FollowedAddress } from '../search/use-followed-address.ts';
import { HeaderSearchBar } from '../search-bar/header-search-bar.component.tsx';
import { ResultsScreen } from './results-screen.component.tsx';
import { UnreadableLink } from './unreadable-link.component.tsx';

interface ResultsRouteProps {
  readonly followed: FollowedAddress | undefined;
}

/** The search bar, and the results of the address. */
export function ResultsRoute({ followed }: ResultsRouteProps) {
  const search = useAtomValue(searchAtom);
  return (
    <>
      <HeaderSearchBar />
      {followed === 'search' && search && <ResultsScreen search={search} />}
      {followed === 'invalid' && <UnreadableLink />}
    </>
  );
}
