import type { ReadingPlace } from '@leeszaal/shared-contracts';
import type { View } from '../viewers/viewer.contract.ts';

/**
 * So many pages are turned before a place that was offered, and neither taken nor dismissed, is given
 * up for the new one: who opens a book and turns a page by mistake has not lost where they were.
 */
export const TURNS_BEFORE_FORGETTING = 3;

/** A place with the moment it was read at, in milliseconds of this device's clock. */
export type TrodPlace = Omit<ReadingPlace, 'savedAt'> & { readonly at: number };

/** What is known of where somebody is and was in a document. */
export interface Trail {
  /** The page that stands there; undefined before the first. */
  readonly shown: Pick<View, 'file' | 'page'> | undefined;
  /** Where the person was another time, as soon as the server has told. */
  readonly kept: ReadingPlace | undefined;
  /** Whether a page was turned. */
  readonly hasMoved: boolean;
  /** The place to go on from, as long as it is worth offering. */
  readonly offer: ReadingPlace | undefined;
  /** The next page that shows is the one that was offered. */
  readonly isResuming: boolean;
  /** Turns that are left before an offer that nobody answered is forgotten. */
  readonly grace: number;
  /** What the server does not know yet. */
  readonly unsaved: TrodPlace | undefined;
}

/** What happens on the way. */
export type TrailEvent =
  | { readonly kind: 'kept-place-told'; readonly place: ReadingPlace | null }
  | { readonly kind: 'shown'; readonly view: View; readonly at: number }
  | { readonly kind: 'resumed' | 'dismissed' | 'sent' }
  | { readonly kind: 'not-saved'; readonly place: TrodPlace };

/** Before anything was shown. */
export const firstTrail: Trail = {
  shown: undefined,
  kept: undefined,
  hasMoved: false,
  offer: undefined,
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
      return trail.kept ? trail : offered({ ...trail, kept: event.place ?? undefined });
    case 'shown':
      return shown(trail, event.view, event.at);
    case 'resumed':
      return trail.offer ? { ...trail, offer: undefined, isResuming: true } : trail;
    case 'dismissed':
      return { ...trail, offer: undefined };
    case 'sent':
      return { ...trail, unsaved: undefined };
    case 'not-saved':
      return { ...trail, unsaved: trail.unsaved ?? event.place };
  }
}

const isSamePage = (a: Trail['shown'], b: Pick<View, 'file' | 'page'>): boolean =>
  a?.file === b.file && a.page === b.page;

/** Offers the kept place where somebody is still at the beginning and was not the other time. */
function offered(trail: Trail): Trail {
  const { shown, kept, hasMoved } = trail;
  if (shown === undefined || kept === undefined || hasMoved) return trail;
  return isSamePage(shown, kept) ? trail : { ...trail, offer: kept };
}

function shown(trail: Trail, view: View, at: number): Trail {
  const { file, page } = view;
  if (isSamePage(trail.shown, view)) return trail;
  const next = { ...trail, shown: { file, page } };
  if (trail.shown === undefined) return offered(next);
  // Saved it would be the first word of the page, a little before the one that was kept.
  if (trail.isResuming) return { ...next, hasMoved: true, isResuming: false };
  const left = (trail.offer ? TURNS_BEFORE_FORGETTING : trail.grace) - 1;
  return {
    ...next,
    hasMoved: true,
    offer: undefined,
    grace: Math.max(0, left),
    unsaved:
      left > 0 ? undefined : { file, page, position: view.place, fraction: view.progress, at },
  };
}
