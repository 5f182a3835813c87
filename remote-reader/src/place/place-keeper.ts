import { AbortedError, isStatus, type ReadingPlace } from '@leeszaal/shared-contracts';
import type { Clock } from '../clock/clock.ts';
import type { Viewer } from '../viewers/contract/viewer.contract.ts';
import { createStateStore } from '../viewers/state/state-store.ts';
import { PlaceCalls, type PlaceCallsOptions } from './place-calls.ts';
import {
  firstPlaceState,
  noticeOf,
  type PlaceEvent,
  type PlaceNotice,
  placeStep,
  type TimedPlace,
} from './place-step.ts';

/** Delay in ms between a page turn and saving the place; later turns are saved with it. */
export const SAVE_AFTER_MS = 3000;

/** Delay in ms before a failed request for the kept place is repeated, once a page is shown. */
export const ASK_AGAIN_MS = 5000;

/**
 * How long in ms an otherwise ready document waits for its kept place. The place is requested with the loan, and
 * mostly arrives before (`docs/decisions.md` 86).
 */
export const WAIT_FOR_PLACE_MS = 250;

/** Dependencies of a keeper. */
export interface PlaceKeeperOptions extends PlaceCallsOptions {
  /** The address names the place to open: no other place is offered. */
  readonly isAddressed?: boolean;
  readonly clock: Pick<Clock, 'after'>;
  /** Reports a failure, of which the reader sees nothing. */
  readonly onFailure: (name: 'place-not-read' | 'place-not-saved', error: unknown) => void;
}

/**
 * Restores the reading place of an earlier visit, and saves the current one on the server. Requests the kept place at
 * once; never delays reading.
 */
export class PlaceKeeper {
  readonly #options: PlaceKeeperOptions;
  readonly #calls: PlaceCalls;
  readonly #notice = createStateStore<PlaceNotice | undefined>(undefined);
  readonly #asked: Promise<void>;
  #state = firstPlaceState;
  #viewer: Viewer | undefined;
  #cancelSave: (() => void) | undefined;
  /** The kept place is being requested, or the request failed less than {@link ASK_AGAIN_MS} ago. */
  #isAsking = false;
  /** A page was shown during that time: the request is repeated. */
  #isAskDue = false;
  #saving: Promise<unknown> = Promise.resolve();

  constructor(options: PlaceKeeperOptions) {
    this.#options = options;
    this.#calls = new PlaceCalls(options);
    this.#asked = this.#ask();
  }

  /** The notice about another visit; disappears with the first turn. */
  readonly notice = this.#notice.get;
  /** Calls back when the notice changes; returns a function that stops it. */
  readonly subscribe = this.#notice.subscribe;

  /**
   * The kept place at which the document opens. Undefined for its beginning: without a kept place, with an addressed
   * one, and when the answer fails or is late. A late answer becomes an offer.
   */
  async opening(): Promise<ReadingPlace | undefined> {
    const { isAddressed, clock } = this.#options;
    if (isAddressed) return undefined;
    const { promise: timeout, resolve } = Promise.withResolvers<void>();
    const cancelWait = clock.after(WAIT_FOR_PLACE_MS, resolve);
    await Promise.race([this.#asked, timeout]);
    cancelWait();
    const { kept } = this.#state;
    if (kept) this.#dispatch({ kind: 'continued' });
    return kept;
  }

  /** Follows the pages that a viewer shows; once. Returns a function that stops it. */
  follow(viewer: Viewer): () => void {
    this.#viewer = viewer;
    const look = () => {
      const shown = viewer.state();
      if (shown.kind !== 'ready') return;
      this.#dispatch({ kind: 'shown', view: shown.view, at: this.#options.today() });
      void this.#ask();
    };
    look();
    return viewer.subscribe(look);
  }

  /** Moves to the offered place. */
  readonly resume = (): void => {
    const link = this.#state.offer?.position;
    if (link === undefined) return;
    this.#dispatch({ kind: 'resumed' });
    this.#viewer?.go({ to: 'link', link });
  };

  /** Moves to the beginning, from the place at which the document opened. */
  readonly restart = (): void => {
    if (this.#state.continued === undefined) return;
    this.#viewer?.go({ to: 'first-page' });
    this.#dispatch({ kind: 'dismissed' });
  };

  /** Hides the notice. */
  readonly dismiss = (): void => this.#dispatch({ kind: 'dismissed' });

  /** Saves an unsaved place at once; resolves after the server's answer. Never rejects. */
  async leave(): Promise<void> {
    this.#cancelSave?.();
    this.#cancelSave = undefined;
    const place = this.#state.unsaved;
    if (place) {
      this.#dispatch({ kind: 'sent' });
      this.#saving = Promise.all([this.#saving, this.#save(place)]);
    }
    await this.#saving;
  }

  #dispatch(event: PlaceEvent): void {
    this.#state = placeStep(this.#state, event);
    this.#notice.set(noticeOf(this.#state, this.notice()));
    if (this.#state.unsaved && event.kind !== 'not-saved') {
      this.#cancelSave ??= this.#options.clock.after(SAVE_AFTER_MS, () => void this.leave());
    }
  }

  async #ask(): Promise<void> {
    this.#isAskDue = this.#isAsking;
    if (this.#isAsking || this.#state.isTold) return;
    this.#isAsking = true;
    const { isAddressed, clock, signal, onFailure } = this.#options;
    try {
      const place = await this.#calls.read();
      this.#dispatch({ kind: 'kept-place-told', place: isAddressed ? null : place });
    } catch (error) {
      if (error instanceof AbortedError) return;
      onFailure('place-not-read', error);
      // After any other failure there may be a kept place, which a page turned by mistake must not overwrite.
      if (isStatus(error, 404)) this.#dispatch({ kind: 'kept-place-told', place: null });
      else if (!signal.aborted) {
        const cancel = clock.after(ASK_AGAIN_MS, () => this.#askAgain());
        signal.addEventListener('abort', cancel, { once: true });
      }
    }
  }

  #askAgain(): void {
    this.#isAsking = false;
    if (this.#isAskDue) void this.#ask();
  }

  async #save(place: TimedPlace): Promise<void> {
    try {
      await this.#calls.save(place);
    } catch (error) {
      this.#options.onFailure('place-not-saved', error);
      // Saved again with the next turn, or when the document is left.
      this.#dispatch({ kind: 'not-saved', place });
    }
  }
}
