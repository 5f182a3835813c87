import {
  createListeners,
  endpoints,
  type HttpPort,
  isStatus,
  type Language,
  type PlaceOutcome,
  type WaitingPlace,
} from '@leeszaal/shared-contracts';
import { pollPause } from '../shell/poll-pause.ts';

/** Milliseconds between requests while the person waits. A turn lasts minutes. */
export const PLACES_PAUSE = pollPause(0);

/** The caller's place in a queue: its number, or until when it is the caller's turn, by the browser's clock. */
export type OwnPlace =
  | { readonly kind: 'waiting'; readonly number: number }
  | { readonly kind: 'turn'; readonly until: number };

/** The caller's places in queues. */
export interface PlacesWatch {
  /** The place in the queue for a publication; undefined without one. */
  current(pubKey: string): OwnPlace | undefined;
  /** Calls a listener after each change of {@link current}; returns how to end that. */
  subscribe(listener: () => void): () => void;
  /** Asks for the places, once; while there are some, or after a failure, it asks again. */
  begin(): void;
  /** Takes a place. @throws what the call throws */
  take(pubKey: string, mailIn: Language | null): Promise<PlaceOutcome['outcome']>;
  /** Gives a place up. @throws what the call throws */
  leave(pubKey: string): Promise<void>;
  /** Ends all requests. */
  end(): void;
}

/**
 * Creates a watch over the caller's places. Without a place, nothing runs; a hidden page is not kept current. A failure
 * is silent and leaves the last answer. The pauses grow while failures follow each other. A server without these calls
 * is asked once.
 *
 * @param onTurn called with the title of a document when the turn to read it comes; empty without a title
 */
export function createPlacesWatch(http: HttpPort, onTurn?: (title: string) => void): PlacesWatch {
  let places: ReadonlyMap<string, OwnPlace> = new Map();
  const listeners = createListeners();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  let hasBegun = false;
  /** Failures since the last answer. */
  let failures = 0;

  function note(answer: readonly WaitingPlace[]): void {
    const before = places;
    places = new Map(answer.map((place) => [place.pubKey, toOwn(place, before.get(place.pubKey))]));
    for (const { state, pubKey, title } of answer) {
      if (state === 'turn' && before.get(pubKey)?.kind !== 'turn') onTurn?.(title);
    }
    if (isSame(before, places)) return;
    listeners.notify();
  }

  async function ask(): Promise<void> {
    // A call that was sent before the end may be answered after it.
    if (!hasBegun) return;
    clearTimeout(timer);
    running?.abort();
    const abort = new AbortController();
    running = abort;
    let answer: readonly WaitingPlace[];
    try {
      const options = { signal: abort.signal, onNetworkFailure: 'throw' } as const;
      answer = await http.call(endpoints.getWaitingPlaces, {}, options);
    } catch (error) {
      if (!abort.signal.aborted) askAfter(error);
      return;
    }
    if (abort.signal.aborted) return;
    failures = 0;
    note(answer);
    if (places.size > 0) timer = setTimeout(look, PLACES_PAUSE);
  }

  function askAfter(error: unknown): void {
    if (places.size === 0 && isStatus(error, 404, 405, 501)) return;
    timer = setTimeout(look, pollPause(failures));
    failures += 1;
  }

  function look(): void {
    if (document.visibilityState === 'visible' && navigator.onLine) void ask();
    else timer = setTimeout(look, PLACES_PAUSE);
  }

  const lookAgain = () => {
    if (document.visibilityState === 'visible' && places.size > 0) void ask();
  };

  return {
    current: (pubKey) => places.get(pubKey),
    subscribe: listeners.subscribe,
    begin() {
      if (hasBegun) return;
      hasBegun = true;
      document.addEventListener('visibilitychange', lookAgain);
      void ask();
    },
    async take(pubKey, mailIn) {
      const { outcome } = await http.call(endpoints.takeWaitingPlace, {
        params: { pubKey },
        body: { mailIn },
      });
      await ask();
      return outcome;
    },
    async leave(pubKey) {
      await http.call(endpoints.leaveWaitingPlace, { params: { pubKey } });
      await ask();
    },
    end() {
      hasBegun = false;
      clearTimeout(timer);
      running?.abort();
      document.removeEventListener('visibilitychange', lookAgain);
    },
  };
}

/**
 * A place that is the same is the same object. The end of a turn is kept, since each answer has it in whole seconds.
 */
function toOwn(place: WaitingPlace, before: OwnPlace | undefined): OwnPlace {
  if (place.state === 'waiting') {
    const { number } = place;
    return before?.kind === 'waiting' && before.number === number
      ? before
      : { kind: 'waiting', number };
  }
  if (before?.kind === 'turn') return before;
  return { kind: 'turn', until: Date.now() + place.seconds * 1000 };
}

const isSame = (
  one: ReadonlyMap<string, OwnPlace>,
  other: ReadonlyMap<string, OwnPlace>,
): boolean =>
  one.size === other.size && [...one].every(([pubKey, place]) => other.get(pubKey) === place);
