import type { HostLocation, NavigationPort } from '@leeszaal/shared-contracts';
import type { Clock } from '../clock/clock.ts';
import type { View, Viewer } from '../viewers/contract/viewer.contract.ts';
import { createStateStore } from '../viewers/state/state-store.ts';
import { placeOfEntry, withPlace } from './entry-place.ts';

/** A turned page is written into its history entry after this pause: browsers limit how often one may write. */
export const WRITE_AFTER_MS = 300;

/** What the history of a document needs. */
export interface JumpHistoryOptions {
  readonly navigation: NavigationPort;
  readonly clock: Pick<Clock, 'after'>;
}

/**
 * Makes each jump within a document an entry of the browser's history, so that Back leads to the place before it.
 * Turning pages adds none: it changes the place of its entry.
 */
export interface JumpHistory {
  /** A jump begins: its entry follows once another page is shown. @param isLink it follows a link of the text */
  jump(isLink: boolean): void;
  /** Follows what the viewer shows; once. Returns the way to stop. */
  follow(viewer: Viewer): () => void;
  /** Shows the place of an entry that the person went back or forward to. */
  arrive(location: HostLocation): void;
  /** Takes the query off the address; the entry keeps its place. */
  dropQuery(): void;
  /** What was shown before the link that was followed last, until the next turn. */
  left(): View | undefined;
  /** Calls back when {@link left} changes; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Goes back to it. */
  back(): void;
}

/** Makes the history of the document that the present entry shows. */
export function createJumpHistory({ navigation, clock }: JumpHistoryOptions): JumpHistory {
  const left = createStateStore<View | undefined>(undefined);
  const { pathname } = navigation.current();
  let key = navigation.current().key;
  let viewer: Viewer | undefined;
  /** The page that a jump is under way from. */
  let leaving: { readonly view: View; readonly isLink: boolean } | undefined;
  let turn: number | undefined;
  let cancel: (() => void) | undefined;

  const viewNow = () => {
    const state = viewer?.state();
    return state && 'view' in state ? state.view : undefined;
  };

  function navigate(address: string, state: unknown, replace: boolean): void {
    navigation.navigate(address, { replace, state });
    key = navigation.current().key;
  }

  /** Writes the place into the entry, unless the person is at another one by now. */
  function write(view = viewNow()): void {
    cancel?.();
    cancel = undefined;
    const { search, state, ...at } = navigation.current();
    if (view === undefined || at.key !== key || placeOfEntry(state) === view.place) return;
    navigate(pathname + search, withPlace(state, view.place), true);
  }

  function land(view: View, from: NonNullable<typeof leaving>): void {
    if (view.turn === from.view.turn && view.file === from.view.file) return;
    cancel?.();
    cancel = undefined;
    navigate(pathname, withPlace(navigation.current().state, view.place), false);
    left.set(from.isLink ? from.view : undefined);
  }

  function look(): void {
    const state = viewer?.state();
    if (state?.kind !== 'ready') return;
    const { view } = state;
    const from = leaving;
    leaving = undefined;
    if (from) land(view, from);
    else if (turn !== view.turn) {
      if (turn !== undefined) left.set(undefined);
      cancel ??= clock.after(WRITE_AFTER_MS, () => write());
    }
    turn = view.turn;
  }

  return {
    jump(isLink) {
      const view = viewNow();
      if (view === undefined || leaving) return;
      write(view);
      leaving = { view, isLink };
    },
    follow(followed) {
      viewer = followed;
      const onHide = () => write();
      window.addEventListener('pagehide', onHide);
      const stop = followed.subscribe(look);
      look();
      return () => {
        stop();
        cancel?.();
        window.removeEventListener('pagehide', onHide);
      };
    },
    arrive(location) {
      if (location.key === key || location.pathname !== pathname) return;
      key = location.key;
      cancel?.();
      cancel = undefined;
      leaving = undefined;
      left.set(undefined);
      const place = placeOfEntry(location.state);
      // What was taken away is shown again when there is a loan.
      if (place !== undefined && viewer && viewer.state().kind !== 'empty') viewer.open(place);
    },
    dropQuery() {
      const { search, state } = navigation.current();
      if (search !== '') navigate(pathname, state, true);
    },
    left: left.get,
    subscribe: left.subscribe,
    back: () => navigation.navigate(-1),
  };
}
