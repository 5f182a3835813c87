import {
  AbortedError,
  endpoints,
  type HttpPort,
  isStatus,
  type ReadingPlace,
} from '@leeszaal/shared-contracts';
import type { Clock } from '../clock/clock.ts';
import type { Viewer } from '../viewers/contract/viewer.contract.ts';
import { createStateStore } from '../viewers/state/state-store.ts';
import {
  firstPlaceState,
  type PlaceEvent,
  type PlaceState,
  placeStep,
  type TimedPlace,
} from './place-step.ts';

/** A place is saved this long after the page was turned, together with what was turned meanwhile. */
export const SAVE_AFTER_MS = 3000;

/** So long after the server could not tell of the place it is asked again, once a page is shown. */
export const ASK_AGAIN_MS = 5000;

/**
 * How long a document that could be opened waits for the answer to where its reader was: it was asked for
 * together with the loan, so that it is mostly there before (`docs/decisions.md` 86).
 */
export const WAIT_FOR_PLACE_MS = 250;

/** What is told of another visit: the document opened where its reader was, or they may go there. */
export interface PlaceNotice {
  readonly kind: 'continued' | 'offered';
  readonly place: ReadingPlace;
}

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
  /**
   * Where the document opens: where its reader left it. Undefined for its beginning: without a kept place, where
   * the address names another, and when the answer fails or is late. A late one is offered instead.
   */
  opening(): Promise<ReadingPlace | undefined>;
  /** What is worth telling of another visit; goes with the first turn. */
  notice(): PlaceNotice | undefined;
  /** Calls back when the notice comes or goes; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Follows what the viewer shows; once. Asks the server again if it could not tell. Returns the way to stop. */
  follow(viewer: Viewer): () => void;
  /** Goes to the place that is offered. */
  resume(): void;
  /** Goes to the beginning, from the place that the document opened at. */
  restart(): void;
  /** Stays where one is. */
  dismiss(): void;
  /** Saves at once what is not saved yet; resolves when the server has answered. Never rejects. */
  leave(): Promise<void>;
}

/** Makes the keeper, which asks at once where the person was. */
export function createPlaceKeeper(options: PlaceKeeperOptions): PlaceKeeper {
  const { http, clock, today, signal } = options;
  const params = { docKey: options.docKey };
  const notice = createStateStore<PlaceNotice | undefined>(undefined);
  let state = firstPlaceState;
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

  function dispatch(event: PlaceEvent): void {
    state = placeStep(state, event);
    notice.set(noticeOf(state, notice.get()));
    if (state.unsaved && event.kind !== 'not-saved') {
      cancel ??= clock.after(SAVE_AFTER_MS, () => void save());
    }
  }

  async function ask(): Promise<void> {
    isMissed = isAsking;
    if (isAsking || state.isTold) return;
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
      else if (!signal.aborted) {
        signal.addEventListener('abort', clock.after(ASK_AGAIN_MS, askAgain), { once: true });
      }
    }
  }

  function askAgain(): void {
    isAsking = false;
    if (isMissed) void ask();
  }

  /** By the server's clock, and never the same moment twice, whatever happens to this device's. */
  function momentOf({ at }: TimedPlace): number {
    lastSavedAt = Math.max(lastSavedAt + 1, Math.round(at + ahead));
    return lastSavedAt;
  }

  async function send(place: TimedPlace): Promise<void> {
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
    const place = state.unsaved;
    if (place) {
      dispatch({ kind: 'sent' });
      saving = Promise.all([saving, send(place)]).then(() => undefined);
    }
    return saving;
  }

  const asked = ask();
  return {
    async opening() {
      if (options.isAddressed) return undefined;
      const { promise: isLate, resolve } = Promise.withResolvers<void>();
      const cancelWait = clock.after(WAIT_FOR_PLACE_MS, resolve);
      await Promise.race([asked, isLate]);
      cancelWait();
      const { kept } = state;
      if (kept) dispatch({ kind: 'continued' });
      return kept;
    },
    notice: notice.get,
    subscribe: notice.subscribe,
    follow(followed) {
      viewer = followed;
      const look = () => {
        const shown = followed.state();
        if (shown.kind !== 'ready') return;
        dispatch({ kind: 'shown', view: shown.view, at: today() });
        void ask();
      };
      look();
      return followed.subscribe(look);
    },
    resume() {
      const link = state.offer?.position;
      if (link === undefined) return;
      dispatch({ kind: 'resumed' });
      viewer?.go({ to: 'link', link });
    },
    restart() {
      if (state.continued === undefined) return;
      viewer?.go({ to: 'first-page' });
      dispatch({ kind: 'dismissed' });
    },
    dismiss: () => dispatch({ kind: 'dismissed' }),
    leave: save,
  };
}

/** The same object as before where it says the same: whoever draws it draws it once. */
function noticeOf(state: PlaceState, before: PlaceNotice | undefined): PlaceNotice | undefined {
  const isShown = state.shown !== undefined;
  const kind = isShown && state.continued ? 'continued' : 'offered';
  const place = kind === 'continued' ? state.continued : state.offer;
  if (place === undefined) return undefined;
  return before?.kind === kind && before.place === place ? before : { kind, place };
}
