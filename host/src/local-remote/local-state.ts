import { fetchFile } from '@leeszaal/shared-contracts';
import { readLocalFragment } from '@leeszaal/shared-contracts/registry';
import { browserStorage } from '../session/browser-storage.ts';
import { findLocalRemote, forgetLocalRemote, type LocalState } from './find-local-remote.ts';

const store = browserStorage(() => localStorage);

/** The local remote of this page; it stays the same until the page is reloaded. */
export const localState: Promise<LocalState> = findLocalRemote({
  address: new URL(location.href),
  store,
  fetchFile,
  replaceAddress: (address) => history.replaceState(history.state, '', address),
});

// The address of an open page changes without a load when a link differs in the fragment only.
addEventListener('hashchange', () => {
  if (readLocalFragment(location.hash)) location.reload();
});

/** Reloads the page with the released remotes. */
export function leaveLocalRemote(): void {
  forgetLocalRemote(store);
  location.reload();
}
