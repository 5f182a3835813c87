import type { ReadingPlace } from '@leeszaal/shared-contracts';
import type { View } from '../viewers/contract/viewer.contract.ts';

/**
 * So many pages are turned before a place that was kept, and neither gone on from nor dismissed, is given
 * up for the new one: who opens a book and turns a page by mistake has not lost where they were. The
 * turns before the server told of the place count too.
 */
export const TURNS_BEFORE_FORGETTING = 3;

/** A place with the moment it was read at, in milliseconds of this device's clock. */
export type TimedPlace = Omit<ReadingPlace, 'savedAt'> & { readonly at: number };

/** What is known of where somebody is and was in a document. */
export interface PlaceState {
  /** The page that it opened at; undefined before the first. */
  readonly opened: TimedPlace | undefined;
  /** The page that stands there; undefined before the first. */
  readonly shown: TimedPlace | undefined;
  /** Which turn led to it. */
  readonly turn: number;
  /** The server has told where the person was another time, or that it knows of no such document. */
  readonly isTold: boolean;
  /** Where that was; undefined where there is no such place. */
  readonly kept: ReadingPlace | undefined;
  /** How many pages were turned. */
  readonly turns: number;
  /** The place to go on from, as long as it is worth offering. */
  readonly offer: ReadingPlace | undefined;
  /** The kept place that the document opened at, until a page is turned. */
  readonly continued: ReadingPlace | undefined;
  /** The next page that shows is the one that was offered. */
  readonly isResuming: boolean;
  /** Turns that are left before an offer that nobody answered is forgotten. */
  readonly grace: number;
  /** What the server does not know yet and is to know: nothing while that might lose the kept place. */
  readonly unsaved: TimedPlace | undefined;
}

/** What happens on the way. */
export type PlaceEvent =
  | { readonly kind: 'kept-place-told'; readonly place: ReadingPlace | null }
  /** The document opens at the kept place. */
  | { readonly kind: 'continued' }
  | { readonly kind: 'shown'; readonly view: View; readonly at: number }
  | { readonly kind: 'resumed' | 'dismissed' | 'sent' }
  | { readonly kind: 'not-saved'; readonly place: TimedPlace };

/** Before anything was shown. */
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

/**
 * The state after an event. The page that a document opens at is not saved, nor is one laid out anew:
 * only who turns a page has been anywhere.
 */
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

/** Who has turned so many pages reads here, whatever was kept. */
const hasReadOn = ({ turns }: PlaceState): boolean => turns >= TURNS_BEFORE_FORGETTING;

/** What they turned to until now is to be saved where nothing is offered instead of it. */
function told(state: PlaceState): PlaceState {
  if (hasReadOn(state)) return state;
  const next = offered(state);
  return next.offer || next.turns === 0 ? next : { ...next, unsaved: next.shown };
}

/**
 * Offers the kept place to who has not read on elsewhere yet. Nothing is offered where the document
 * opens at that place, or they have found it by themselves.
 */
function offered(state: PlaceState): PlaceState {
  const { opened, shown, kept, turns } = state;
  if (kept === undefined || shown === undefined) return state;
  if (isSamePage(opened, kept) || isSamePage(shown, kept)) return state;
  return { ...state, offer: kept, grace: TURNS_BEFORE_FORGETTING - turns };
}

/** Who stays where they are, after a turn, has read there. */
function dismissed(state: PlaceState): PlaceState {
  if (state.continued) return { ...state, continued: undefined };
  if (state.offer === undefined) return state;
  const unsaved = state.turns > 0 ? state.shown : undefined;
  return { ...state, offer: undefined, grace: 0, unsaved };
}

function shown(state: PlaceState, view: View, at: number): PlaceState {
  const { file, page, turn } = view;
  // The page's number says nothing of it: in an EPUB it changes with every layout.
  if (state.shown?.file === file && state.turn === turn) {
    // The offered place lies on this page, or could not be shown: the next turn is reading.
    return state.isResuming ? { ...state, isResuming: false } : state;
  }
  const place = { file, page, position: view.place, fraction: view.progress, at };
  if (state.shown === undefined) {
    // Nobody is told that they continue at the beginning.
    const continued = view.can.previousPage ? state.continued : undefined;
    return offered({ ...state, opened: place, shown: place, turn, continued });
  }
  const next = { ...state, shown: place, turn, turns: state.turns + 1, continued: undefined };
  // Saved it would be the first word of the page, a little before the one that was kept.
  if (state.isResuming) return { ...next, isResuming: false };
  const grace = Math.max(0, state.grace - 1);
  const isToBeSaved = grace === 0 && (next.isTold || hasReadOn(next));
  return { ...next, offer: undefined, grace, unsaved: isToBeSaved ? place : undefined };
}
