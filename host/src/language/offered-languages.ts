import { type ClientSettings, LANGUAGES, type Language } from '@leeszaal/shared-contracts';
import { atom } from 'jotai';
import { portalAtom } from '../state/atoms.ts';

/**
 * The languages that a library offers, in the order of the menu (`docs/decisions.md` 107): all of them when it names
 * none that the interface has.
 */
export function offeredLanguages({
  languages,
}: Pick<ClientSettings, 'languages'>): readonly Language[] {
  const named = LANGUAGES.filter((language) => languages?.includes(language));
  return named.length === 0 ? LANGUAGES : named;
}

/** The languages on offer now; all of them until the library is known. */
export const offeredLanguagesAtom = atom((get) => {
  const portal = get(portalAtom);
  return offeredLanguages(portal.kind === 'ready' ? portal.library.settings : {});
});
