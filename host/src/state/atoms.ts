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

/** How far the start has come; screens are shown only when it is ready. */
export type PortalState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'ready'; readonly session: Session; readonly library: Library }
  /** On the way to another page (sign-in, sign-out), which the browser is loading already. */
  | { readonly kind: 'leaving' }
  | { readonly kind: 'failed'; readonly error: unknown };

export const portalAtom = atom<PortalState>({ kind: 'starting' });
export const languageAtom = atom<Language>(FALLBACK_LANGUAGE);
export const locationAtom = atom<HostLocation>({
  pathname: '/',
  search: '',
  hash: '',
  key: 'start',
  state: null,
});
/** Whether a screen has stood, or failed, on this page: what nobody sees at first comes after it. */
export const hasScreenStoodAtom = atom(false);
/** What the shown remote has put into the header. */
export const headerTitleAtom = atom<string | undefined>(undefined);
export const headerBackAtom = atom<BackAction | undefined>(undefined);
/** The colours that the shown remote has asked for. */
export const pageThemeAtom = atom<PageTheme | undefined>(undefined);
/** The element that the shown page fills; it is made with the page, and goes with it. */
export const headerSlotAtom = atom<HTMLElement | undefined>(undefined);
/** A named view of a remote within the page of another: where it is, and how far it has come. */
interface NamedView {
  readonly id: number;
  readonly element: HTMLElement;
  readonly running: RunningRemote;
}
/** Those that are in the page now, in the order in which they came. */
export const namedViewsAtom = atom<readonly NamedView[]>([]);
export const basketAtom = atom<readonly BasketEntry[]>([]);

/** Whether some module sells (`docs/decisions.md` 5). */
export const hasShopAtom = atom((get) => {
  const portal = get(portalAtom);
  return (
    portal.kind === 'ready' &&
    portal.library.modules.some((module) => module.actions.includes('shop'))
  );
});
