import {
  endpoints,
  type HttpPort,
  type WaitingPlace,
  waitingPlaceCodec,
} from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { KeyValueStorage } from '../session/browser-storage.ts';

/** Milliseconds without an answer after which the watch asks: longer than the pause of a remote that asks as well. */
export const TURN_PAUSE = 15_000;

/** Milliseconds in which a remote that asks when the page is shown again spares the watch its request. */
export const SHOWN_PAUSE = 1000;

/** Whether the person waits, for all tabs; goes with the person (`forgetOwnStorage`). */
const WAITS = 'hl-host-own-places';
/** The publications whose turns a tab has told; goes with the person too. Tabs would tell one turn after another. */
const TOLD = 'hl-host-own-turns';

/** Dependencies of {@link createTurnWatch}. */
export interface TurnWatchOptions {
  readonly http: HttpPort;
  /** Shared by all tabs. */
  readonly local: KeyValueStorage;
  /** Called with the title of a document when the turn to read it comes; empty without a title. */
  readonly onTurn: (title: string) => void;
}

/** Tells turns in queues, whichever remote is open (`docs/decisions.md` 124). */
export interface TurnWatch {
  /** The HTTP port for all others: the watch reads the answers about places, so that it need not ask itself. */
  readonly http: HttpPort;
  /** Asks for the places of a person who waits. */
  begin(): void;
}

// Each remote has its own endpoints, maybe of another release.
const answerSchema = v.array(waitingPlaceCodec.schema);

/** Creates the watch. Without a place nothing runs; a hidden page asks when it is shown again. A failure is silent. */
export function createTurnWatch({ http, local, onTurn }: TurnWatchOptions): TurnWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the last answer came, in milliseconds. */
  let answeredAt = 0;

  function tell(places: readonly WaitingPlace[]): void {
    const turns = places.filter(({ state }) => state === 'turn');
    const told = local.getItem(TOLD)?.split('\n') ?? [];
    store(local, TOLD, turns.map(({ pubKey }) => pubKey).join('\n'));
    for (const { pubKey, title } of turns) if (!told.includes(pubKey)) onTurn(title);
  }

  function note(places: readonly WaitingPlace[]): void {
    answeredAt = Date.now();
    tell(places);
    store(local, WAITS, places.length > 0 ? '1' : '');
    wait();
  }

  function wait(pause = TURN_PAUSE): void {
    clearTimeout(timer);
    timer = local.getItem(WAITS) === null ? undefined : setTimeout(look, pause);
  }

  async function ask(): Promise<void> {
    try {
      note(await http.call(endpoints.getWaitingPlaces, {}, { onNetworkFailure: 'throw' }));
    } catch {
      wait();
    }
  }

  function look(): void {
    if (local.getItem(WAITS) === null) return;
    if (document.visibilityState === 'visible' && navigator.onLine) void ask();
    else wait();
  }

  const onVisibility = () => wait(Math.max(SHOWN_PAUSE, answeredAt + TURN_PAUSE - Date.now()));

  return {
    http: {
      ...http,
      async call(endpoint, request, options) {
        const answer = await http.call(endpoint, request, options);
        if (endpoint.name === endpoints.getWaitingPlaces.name) {
          const places = v.safeParse(answerSchema, answer);
          if (places.success) note(places.output);
        }
        return answer;
      },
    },
    begin() {
      document.addEventListener('visibilitychange', onVisibility);
      look();
    },
  };
}

/**
 * Stores a text, or removes an empty one. A full storage costs only that a turn is told twice, or by a remote's request
 * alone.
 */
function store(storage: KeyValueStorage, key: string, text: string): void {
  storage.removeItem(key);
  if (text === '') return;
  try {
    storage.setItem(key, text);
  } catch {
    // See above.
  }
}
