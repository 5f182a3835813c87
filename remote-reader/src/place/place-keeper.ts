import {
  AbortedError,
  endpoints,
  type HttpPort,
  isStatus,
  type ReadingPlace,
} from '@leeszaal/shared-contracts';
import type { Clock } from '../licence/licence-keeper.ts';
import { createStateStore } from '../viewers/shared/state-store.ts';
import type { Viewer } from '../viewers/viewer.contract.ts';
import { firstTrail, type TrailEvent, type TrodPlace, trailStep } from './trail.ts';

/** A place is saved this long after the page was turned, together with what was turned meanwhile. */
export const SAVE_AFTER_MS = 3000;

/** So long after the server could not tell of the place it is asked again, once a page is shown. */
export const ASK_AGAIN_MS = 5000;

/** What a keeper of places stands on. */
export interface PlaceKeeperOptions {
  readonly http: HttpPort;
  readonly docKey: string;
  /** The address says where to open the document: no other place is offered. */
  readonly isAddressed?: boolean;
  readonly clock: Pick<Clock, 'after'>;
  /** This device's time of day, in milliseconds; it may be wrong, and goes on during sleep. */
  readonly today: () => number;
  /** Takes note of what went wrong; nobody is told. */
  readonly onFailure: (name: 'place-not-read' | 'place-not-saved', error: unknown) => void;
  readonly signal: AbortSignal;
}

/** Knows where somebody was in a document, and keeps where they are on the server. Never delays reading. */
export interface PlaceKeeper {
  /** The place to go on from, as long as it is worth offering. */
  offer(): ReadingPlace | undefined;
  /** Calls back when the offer comes or goes; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /**
   * Asks the server where the person was, behind what the document needs, until it has told, and follows
   * what the viewer shows; once. Returns the way to stop.
   */
  follow(viewer: Viewer): () => void;
  /** Goes to the place that is offered. */
  resume(): void;
  /** Stays where one is. */
  dismiss(): void;
  /** Saves at once what is not saved yet; resolves when the server has answered. Never rejects. */
  leave(): Promise<void>;
}

/** Makes the keeper; nothing happens before it follows a viewer. */
export function createPlaceKeeper(options: PlaceKeeperOptions): PlaceKeeper {
  const { http, clock, today, signal } = options;
  const params = { docKey: options.docKey };
  const offer = createStateStore<ReadingPlace | undefined>(undefined);
  let trail = firstTrail;
  let viewer: Viewer | undefined;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  let ahead = 0;
  let lastSavedAt = 0;
  let cancel: (() => void) | undefined;
  /** The server is being asked, or was in vain a moment ago. */
  let isAsking = false;
  /** A page was shown meanwhile. */
  let isMissed = false;
  let saving = Promise.resolve();

  function dispatch(event: TrailEvent): void {
    trail = trailStep(trail, event);
    offer.set(trail.offer);
    if (trail.unsaved && event.kind !== 'not-saved') {
      cancel ??= clock.after(SAVE_AFTER_MS, () => void save());
    }
  }

  async function ask(): Promise<void> {
    isMissed = isAsking;
    if (isAsking || trail.isTold) return;
    isAsking = true;
    try {
      const { place, now } = await http.call(
        endpoints.getReadingPlace,
        { params },
        { signal, onNetworkFailure: 'throw' },
      );
      ahead = now - today();
      dispatch({ kind: 'kept-place-told', place: options.isAddressed ? null : place });
    } catch (error) {
      if (error instanceof AbortedError) return;
      options.onFailure('place-not-read', error);
      // Any other failure says nothing about the place, which a page turned by mistake must not overwrite.
      if (isStatus(error, 404)) dispatch({ kind: 'kept-place-told', place: null });
      else clock.after(ASK_AGAIN_MS, askAgain);
    }
  }

  function askAgain(): void {
    isAsking = false;
    if (isMissed) void ask();
  }

  /** By the server's clock, and never the same moment twice, whatever happens to this device's. */
  function momentOf({ at }: TrodPlace): number {
    lastSavedAt = Math.max(lastSavedAt + 1, Math.round(at + ahead));
    return lastSavedAt;
  }

  async function send(place: TrodPlace): Promise<void> {
    const { at: _at, ...where } = place;
    const body = { ...where, savedAt: momentOf(place) };
    try {
      await http.call(
        endpoints.saveReadingPlace,
        { params, body },
        // The page may go while the place is on its way.
        { keepalive: true, onNetworkFailure: 'throw' },
      );
    } catch (error) {
      options.onFailure('place-not-saved', error);
      // Goes with the next page that is turned, or when the document is left.
      dispatch({ kind: 'not-saved', place });
    }
  }

  function save(): Promise<void> {
    cancel?.();
    cancel = undefined;
    const place = trail.unsaved;
    if (place) {
      dispatch({ kind: 'sent' });
      saving = Promise.all([saving, send(place)]).then(() => undefined);
    }
    return saving;
  }

  return {
    offer: offer.get,
    subscribe: offer.subscribe,
    follow(followed) {
      viewer = followed;
      void ask();
      const look = () => {
        const state = followed.state();
        if (state.kind !== 'ready') return;
        dispatch({ kind: 'shown', view: state.view, at: today() });
        void ask();
      };
      look();
      return followed.subscribe(look);
    },
    resume() {
      const link = trail.offer?.position;
      if (link === undefined) return;
      dispatch({ kind: 'resumed' });
      viewer?.go({ to: 'link', link });
    },
    dismiss: () => dispatch({ kind: 'dismissed' }),
    leave: save,
  };
}
