import { useHost } from '@leeszaal/remote-kit/react';
import { createPortal } from 'react-dom';
import { SearchBar } from './search-bar.component.tsx';

/** The search bar in the host's header, or in the page if the header has no slot. */
export function HeaderSearchBar() {
  const slot = useHost().header.slot();
  return slot ? createPortal(<SearchBar />, slot) : <SearchBar />;
}
