import type { ReadingPlace } from '@leeszaal/shared-contracts';
import type { View } from '../viewers/contract/viewer.contract.ts';

/**
 * So many pages are turned before a place that was kept, and neither gone on from nor dismissed, is given
 * up for the new one: who opens a book and turns a page by mistake has not lost where they were. The
 * turns before the server told of the place count too.
 */
export const TURNS_BEFORE_FORGETTING = 3;

/** A place with the moment it was read at, in milliseconds of this device's clock. */
export type TrodPlace = Omit<ReadingPlace, 'savedAt'> & { readonly at: number };

/** What is known of where somebody is and was in a document. */
export interface Trail {
  /** The page that it opened at; undefined before the first. */
  readonly opened: TrodPlace | undefined;
  /** The page that stands there; undefined before the first. */
  readonly shown: TrodPlace | undefined;
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
  readonly unsaved: TrodPlace | undefined;
}

/** What happens on the way. */
export type TrailEvent =
  | { readonly kind: 'kept-place-told'; readonly place: ReadingPlace | null }
  /** The document opens at the kept place. */
  | { readonly kind: 'continued' }
  | { readonly kind: 'shown'; readonly view: View; readonly at: number }
  | { readonly kind: 'resumed' | 'dismissed' | 'sent' }
  | { readonly kind: 'not-saved'; readonly place: TrodPlace };

/** Before anything was shown. */
export const firstTrail: Trail = {
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
 * The trail after an event. The page that a document opens at is not saved, nor is one laid out anew:
 * only who turns a page has been anywhere.
 */
export function trailStep(trail: Trail, event: TrailEvent): Trail {
  switch (event.kind) {
    case 'kept-place-told':
      if (trail.isTold) return trail;
      return told({ ...trail, isTold: true, kept: event.place ?? undefined });
    case 'continued':
      return { ...trail, continued: trail.kept, kept: undefined };
    case 'shown':
      return shown(trail, event.view, event.at);
    case 'resumed':
      return trail.offer ? { ...trail, offer: undefined, grace: 0, isResuming: true } : trail;
    case 'dismissed':
      return dismissed(trail);
    case 'sent':
      return { ...trail, unsaved: undefined };
    case 'not-saved':
      return { ...trail, unsaved: trail.unsaved ?? event.place };
  }
}

type Page = Pick<ReadingPlace, 'file' | 'page'>;

const isSamePage = (a: Page | undefined, b: Page): boolean =>
  a?.file === b.file && a.page === b.page;

/** Who has turned so many pages reads here, whatever was kept. */
const hasReadOn = ({ turns }: Trail): boolean => turns >= TURNS_BEFORE_FORGETTING;

/** What they turned to until now is to be saved where nothing is offered instead of it. */
function told(trail: Trail): Trail {
  if (hasReadOn(trail)) return trail;
  const next = offered(trail);
  return next.offer || next.turns === 0 ? next : { ...next, unsaved: next.shown };
}

/**
 * Offers the kept place to who has not read on elsewhere yet. Nothing is offered where the document
 * opens at that place, or they have found it by themselves.
 */
function offered(trail: Trail): Trail {
  const { opened, shown, kept, turns } = trail;
  if (kept === undefined || shown === undefined) return trail;
  if (isSamePage(opened, kept) || isSamePage(shown, kept)) return trail;
  return { ...trail, offer: kept, grace: TURNS_BEFORE_FORGETTING - turns };
}

/** Who stays where they are, after a turn, has read there. */
function dismissed(trail: Trail): Trail {
  if (trail.continued) return { ...trail, continued: undefined };
  if (trail.offer === undefined) return trail;
  const unsaved = trail.turns > 0 ? trail.shown : undefined;
  return { ...trail, offer: undefined, grace: 0, unsaved };
}

function shown(trail: Trail, view: View, at: number): Trail {
  const { file, page, turn } = view;
  // The page's number says nothing of it: in an EPUB it changes with every layout.
  if (trail.shown?.file === file && trail.turn === turn) {
    // The offered place lies on this page, or could not be shown: the next turn is reading.
    return trail.isResuming ? { ...trail, isResuming: false } : trail;
  }
  const place = { file, page, position: view.place, fraction: view.progress, at };
  if (trail.shown === undefined) {
    // Nobody is told that they continue at the beginning.
    const continued = view.can.previousPage ? trail.continued : undefined;
    return offered({ ...trail, opened: place, shown: place, turn, continued });
  }
  const next = { ...trail, shown: place, turn, turns: trail.turns + 1, continued: undefined };
  // Saved it would be the first word of the page, a little before the one that was kept.
  if (trail.isResuming) return { ...next, isResuming: false };
  const grace = Math.max(0, trail.grace - 1);
  const isToBeSaved = grace === 0 && (next.isTold || hasReadOn(next));
  return { ...next, offer: undefined, grace, unsaved: isToBeSaved ? place : undefined };
}
