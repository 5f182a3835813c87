import { useHost } from '@leeszaal/remote-kit/react';
import { useAtomValue } from 'jotai';
import { createPortal } from 'react-dom';
import { searchAtom } from '../search/search-atoms.ts';
import type { FollowedAddress } from '../search/use-followed-address.ts';
import { SearchBar } from '../search-bar/search-bar.component.tsx';
import { ResultsScreen } from './results-screen.component.tsx';
import { UnreadableLink } from './unreadable-link.component.tsx';

interface ResultsRouteProps {
  readonly followed: FollowedAddress | undefined;
}

/** The search bar, in the host's header if that has a slot, and the results of the address. */
export function ResultsRoute({ followed }: ResultsRouteProps) {
  const search = useAtomValue(searchAtom);
  const slot = useHost().header.slot();
  return (
    <>
      {slot ? createPortal(<SearchBar />, slot) : <SearchBar />}
      {followed === 'search' && search && <ResultsScreen search={search} />}
      {followed === 'invalid' && <UnreadableLink />}
    </>
  );
}
