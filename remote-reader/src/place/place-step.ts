import type { ReadingPlace } from '@leeszaal/shared-contracts';
import type { View } from '../viewers/contract/viewer.contract.ts';

/**
 * Page turns after which the current place replaces a kept place that was neither resumed nor dismissed: a page turned
 * by mistake does not lose it. Turns before the server's answer count too.
 */
export const TURNS_BEFORE_FORGETTING = 3;

/** A place with its time, in milliseconds of the device's clock. */
export type TimedPlace = Omit<ReadingPlace, 'savedAt'> & { readonly at: number };

/** The notice about an earlier visit: the document opened at its place, or the reader may move there. */
export interface PlaceNotice {
  readonly kind: 'continued' | 'offered';
  readonly place: ReadingPlace;
}

/** The current and the kept place of a reader in a document. */
export interface PlaceState {
  /** The page at which the document opened; undefined before it is shown. */
  readonly opened: TimedPlace | undefined;
  /** The current page; undefined before the first. */
  readonly shown: TimedPlace | undefined;
  /** The turn that led to it. */
  readonly turn: number;
  /** The server has answered with the kept place, or with none. */
  readonly isTold: boolean;
  /** The place of an earlier visit; undefined without one. */
  readonly kept: ReadingPlace | undefined;
  readonly turns: number;
  /** The kept place, as long as it is offered. */
  readonly offer: ReadingPlace | undefined;
  /** The kept place at which the document opened, until a page is turned. */
  readonly continued: ReadingPlace | undefined;
  /** The next page is the offered one. */
  readonly isResuming: boolean;
  /** Turns left before the current place replaces the kept one. */
  readonly grace: number;
  /** The place to save; undefined while saving could overwrite a kept place. */
  readonly unsaved: TimedPlace | undefined;
}

/** Events of reading. */
export type PlaceEvent =
  | { readonly kind: 'kept-place-told'; readonly place: ReadingPlace | null }
  /** The document opens at the kept place. */
  | { readonly kind: 'continued' }
  | { readonly kind: 'shown'; readonly view: View; readonly at: number }
  | { readonly kind: 'resumed' | 'dismissed' | 'sent' }
  | { readonly kind: 'not-saved'; readonly place: TimedPlace };

/** The state before the first page. */
export const firstPlaceState: PlaceState = {
  opened: undefined,
  shown: undefined,
  turn: 0,
  isTold: false,
  kept: undefined,
  turns: 0,
  offer: undefined,
  continued: undefined,
  isResuming: false,
  grace: 0,
  unsaved: undefined,
};

/** The state after an event. Only page turns are saved, not the first page or a new layout. */
export function placeStep(state: PlaceState, event: PlaceEvent): PlaceState {
  switch (event.kind) {
    case 'kept-place-told':
      if (state.isTold) return state;
      return told({ ...state, isTold: true, kept: event.place ?? undefined });
    case 'continued':
      return { ...state, continued: state.kept, kept: undefined };
    case 'shown':
      return shown(state, event.view, event.at);
    case 'resumed':
      return state.offer ? { ...state, offer: undefined, grace: 0, isResuming: true } : state;
    case 'dismissed':
      return dismissed(state);
    case 'sent':
      return { ...state, unsaved: undefined };
    case 'not-saved':
      return { ...state, unsaved: state.unsaved ?? event.place };
  }
}

type Page = Pick<ReadingPlace, 'file' | 'page'>;

const isSamePage = (a: Page | undefined, b: Page): boolean =>
  a?.file === b.file && a.page === b.page;

/** Whether the reader has turned enough pages to replace the kept place. */
const hasReadOn = ({ turns }: PlaceState): boolean => turns >= TURNS_BEFORE_FORGETTING;

/** The state after the server's answer: offers the kept place, or saves the current one. */
function told(state: PlaceState): PlaceState {
  if (hasReadOn(state)) return state;
  const next = offered(state);
  return next.offer || next.turns === 0 ? next : { ...next, unsaved: next.shown };
}

/** Offers the kept place, unless it is the first or the current page. */
function offered(state: PlaceState): PlaceState {
  const { opened, shown, kept, turns } = state;
  if (kept === undefined || shown === undefined) return state;
  if (isSamePage(opened, kept) || isSamePage(shown, kept)) return state;
  return { ...state, offer: kept, grace: TURNS_BEFORE_FORGETTING - turns };
}

/** The state after the notice was dismissed; a turned page is saved. */
function dismissed(state: PlaceState): PlaceState {
  if (state.continued) return { ...state, continued: undefined };
  if (state.offer === undefined) return state;
  const unsaved = state.turns > 0 ? state.shown : undefined;
  return { ...state, offer: undefined, grace: 0, unsaved };
}

function shown(state: PlaceState, view: View, at: number): PlaceState {
  const { file, page, turn } = view;
  // Page numbers are not compared: in an EPUB they change with every layout.
  if (state.shown?.file === file && state.turn === turn) {
    // The offered place is on this page, or could not be shown: the next turn counts.
    return state.isResuming ? { ...state, isResuming: false } : state;
  }
  const place = { file, page, position: view.place, fraction: view.progress, at };
  if (state.shown === undefined) {
    // No notice for the beginning of the document.
    const continued = view.can.previousPage ? state.continued : undefined;
    return offered({ ...state, opened: place, shown: place, turn, continued });
  }
  const next = { ...state, shown: place, turn, turns: state.turns + 1, continued: undefined };
  // Not saved: that would be the first word of the page, before the kept one.
  if (state.isResuming) return { ...next, isResuming: false };
  const grace = Math.max(0, state.grace - 1);
  const isToBeSaved = grace === 0 && (next.isTold || hasReadOn(next));
  return { ...next, offer: undefined, grace, unsaved: isToBeSaved ? place : undefined };
}

/** The notice of a state; the object before if it says the same, which is rendered once. */
export function noticeOf(
  { shown, continued, offer }: PlaceState,
  before: PlaceNotice | undefined,
): PlaceNotice | undefined {
  const kind = shown && continued ? 'continued' : 'offered';
  const place = kind === 'continued' ? continued : offer;
  if (place === undefined) return undefined;
  return before?.kind === kind && before.place === place ? before : { kind, place };
}
