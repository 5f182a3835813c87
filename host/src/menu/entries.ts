import { hasRole, type Language, labelIn, ROLES, type Role } from '@leeszaal/shared-contracts';
import type { Entry, Route } from '@leeszaal/shared-contracts/registry';
import { atom } from 'jotai';
import type { Screens } from '../routing/routes.ts';
import { hasShopAtom, portalAtom, screensAtom } from '../state/atoms.ts';

/** An entry and the screen that it opens. */
export interface ShownEntry extends Entry, Pick<Route, 'name' | 'path'> {}

/** The label of an entry, in English if its release has none in the language. */
export const entryLabel = ({ label }: Entry, language: Language): string =>
  labelIn(label, language, label.en);

/** The entries of the screens that a person may open: those of low roles first, then by name. */
export function shownEntries(
  { remotes }: Screens,
  { role, hasShop }: { readonly role: Role; readonly hasShop: boolean },
): readonly ShownEntry[] {
  const rank = ({ minimumRole }: Route) => ROLES.indexOf(minimumRole);
  return Object.values(remotes)
    .flatMap(({ routes }) => routes)
    .filter(({ minimumRole, needsShop }) => hasRole(role, minimumRole) && (hasShop || !needsShop))
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
    .flatMap(({ name, path, entry }) => (entry ? [{ ...entry, name, path }] : []));
}

/** The entries for the person of the session. */
export const entriesAtom = atom((get) => {
  const portal = get(portalAtom);
  const screens = get(screensAtom);
  if (portal.kind !== 'ready' || screens === undefined) return [];
  return shownEntries(screens, { role: portal.session.role, hasShop: get(hasShopAtom) });
});
