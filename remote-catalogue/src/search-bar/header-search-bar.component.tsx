import { useHost } from '@leeszaal/shared-contracts/react';
import { createPortal } from 'react-dom';
import { SearchBar } from './search-bar.component.tsx';

/** The search bar in the host's header; in the page where the header has no place for it. */
export function HeaderSearchBar() {
  const slot = useHost().header.slot();
  return slot ? createPortal(<SearchBar />, slot) : <SearchBar />;
}
