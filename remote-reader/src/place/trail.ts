import type { ReadingPlace } from '@leeszaal/shared-contracts';
import type { View } from '../viewers/viewer.contract.ts';

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
  /** The server has told where the person was another time, or it is known that it will not. */
  readonly isTold: boolean;
  /** Where that was; undefined where there is no such place. */
  readonly kept: ReadingPlace | undefined;
  /** How many pages were turned. */
  readonly turns: number;
  /** The place to go on from, as long as it is worth offering. */
  readonly offer: ReadingPlace | undefined;
  /** The next page that shows is the one that was offered. */
  readonly isResuming: boolean;
  /** Turns that are left before an offer that nobody answered is forgotten. */
  readonly grace: number;
  /** Another place was sent to the server, which may no longer keep the one that it told of. */
  readonly hasSent: boolean;
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
  opened: undefined,
  shown: undefined,
  isTold: false,
  kept: undefined,
  turns: 0,
  offer: undefined,
  isResuming: false,
  grace: 0,
  hasSent: false,
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
      return offered({ ...trail, isTold: true, kept: event.place ?? undefined });
    case 'shown':
      return shown(trail, event.view, event.at);
    case 'resumed':
      return trail.offer ? { ...trail, offer: undefined, grace: 0, isResuming: true } : trail;
    case 'dismissed':
      return dismissed(trail);
    case 'sent':
      return { ...trail, unsaved: undefined, hasSent: true };
    case 'not-saved':
      // It is not to be saved any more, where the kept place was offered meanwhile.
      if (trail.grace > 0) return trail;
      return { ...trail, unsaved: trail.unsaved ?? event.place };
  }
}

type Page = Pick<View, 'file' | 'page'>;

const isSamePage = (a: Page | undefined, b: Page): boolean =>
  a?.file === b.file && a.page === b.page;

/**
 * Offers the kept place to who has not read on elsewhere yet, and takes back what they turned to until
 * now. Nothing is offered where the document opens at that place, or they have found it by themselves.
 */
function offered(trail: Trail): Trail {
  const { opened, shown, kept, turns } = trail;
  if (kept === undefined || shown === undefined || turns >= TURNS_BEFORE_FORGETTING) return trail;
  if (isSamePage(opened, kept) || isSamePage(shown, kept)) return trail;
  return { ...trail, offer: kept, grace: TURNS_BEFORE_FORGETTING - turns, unsaved: undefined };
}

/** Who stays where they are, after a turn, has read there. */
function dismissed(trail: Trail): Trail {
  if (trail.offer === undefined) return trail;
  const unsaved = trail.turns > 0 ? trail.shown : undefined;
  return { ...trail, offer: undefined, grace: 0, unsaved };
}

function shown(trail: Trail, view: View, at: number): Trail {
  const { file, page } = view;
  if (isSamePage(trail.shown, view)) return trail;
  const place = { file, page, position: view.place, fraction: view.progress, at };
  if (trail.shown === undefined) return offered({ ...trail, opened: place, shown: place });
  const next = { ...trail, shown: place, turns: trail.turns + 1 };
  if (trail.isResuming) return resumed(next, place);
  const grace = Math.max(0, trail.grace - 1);
  return { ...next, offer: undefined, grace, unsaved: grace > 0 ? undefined : place };
}

/**
 * Saved it would be the first word of the page, a little before the one that was kept: so it is not,
 * unless the server keeps another place by now, and then with the words that were kept.
 */
function resumed(trail: Trail, place: TrodPlace): Trail {
  const { kept, hasSent } = trail;
  const next = { ...trail, isResuming: false };
  if (!hasSent || kept === undefined) return next;
  const { savedAt: _savedAt, ...where } = kept;
  return { ...next, unsaved: { ...where, at: place.at } };
}
