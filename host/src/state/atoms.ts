import type {
  BackAction,
  BasketEntry,
  HostLocation,
  Language,
  Library,
  PageTheme,
  Session,
} from '@leeszaal/shared-contracts';
import { FALLBACK_LANGUAGE } from '@leeszaal/shared-contracts';
import { atom } from 'jotai';
import type { RunningRemote } from '../remotes/index.ts';
import type { Screens } from '../routing/routes.ts';

/** The progress of the start; screens show only when it is ready. */
export type PortalState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'ready'; readonly session: Session; readonly library: Library }
  /** The browser is loading another page (sign-in, sign-out). */
  | { readonly kind: 'leaving' }
  | { readonly kind: 'failed'; readonly error: unknown };

export const portalAtom = atom<PortalState>({ kind: 'starting' });
/** The screens of the registry, once it is known. */
export const screensAtom = atom<Screens | undefined>(undefined);
export const languageAtom = atom<Language>(FALLBACK_LANGUAGE);
export const locationAtom = atom<HostLocation>({
  pathname: '/',
  search: '',
  hash: '',
  key: 'start',
  state: null,
});
/** True after the first screen has rendered or failed; deferred work starts then. */
export const isFirstScreenShownAtom = atom(false);
/** The title that the current remote has set. */
export const headerTitleAtom = atom<string | undefined>(undefined);
export const headerBackAtom = atom<BackAction | undefined>(undefined);
/** The theme that the current remote has set. */
export const pageThemeAtom = atom<PageTheme | undefined>(undefined);
/** The element that the current page fills; it is created and removed with the page. */
export const headerSlotAtom = atom<HTMLElement | undefined>(undefined);
/** A named view of a remote within the page of another. */
interface NamedView {
  readonly id: number;
  readonly element: HTMLElement;
  readonly running: RunningRemote;
}
/** The named views on the page, in order of mounting. */
export const namedViewsAtom = atom<readonly NamedView[]>([]);
/** Whether a remote on the page has a newer release, which a reload would show. */
export const hasNewerVersionAtom = atom(false);
export const basketAtom = atom<readonly BasketEntry[]>([]);

/** Whether a module has a shop (`docs/decisions.md` 5). */
export const hasShopAtom = atom((get) => {
  const portal = get(portalAtom);
  return (
    portal.kind === 'ready' &&
    portal.library.modules.some((module) => module.actions.includes('shop'))
  );
});
