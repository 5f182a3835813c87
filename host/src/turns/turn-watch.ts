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

/** Whether the person waits, for all tabs; goes with the person (`forgetOwnStorage`). */
const WAITS = 'hl-host-own-places';
/** The publications whose turns this tab has told. */
const TOLD = 'hl-turns-told';

/** Dependencies of {@link createTurnWatch}. */
export interface TurnWatchOptions {
  readonly http: HttpPort;
  /** Shared by all tabs. */
  readonly local: KeyValueStorage;
  /** The storage of this tab. */
  readonly session: KeyValueStorage;
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
export function createTurnWatch({ http, local, session, onTurn }: TurnWatchOptions): TurnWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(places: readonly WaitingPlace[]): void {
    const turns = places.filter(({ state }) => state === 'turn');
    const told = session.getItem(TOLD)?.split('\n') ?? [];
    store(session, TOLD, turns.map(({ pubKey }) => pubKey).join('\n'));
    for (const { pubKey, title } of turns) if (!told.includes(pubKey)) onTurn(title);
  }

  function note(places: readonly WaitingPlace[]): void {
    tell(places);
    store(local, WAITS, places.length > 0 ? '1' : '');
    wait();
  }

  function wait(): void {
    clearTimeout(timer);
    timer = local.getItem(WAITS) === null ? undefined : setTimeout(look, TURN_PAUSE);
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
      document.addEventListener('visibilitychange', look);
      look();
    },
  };
}

/** Stores a text, or removes an empty one. A full storage costs only that a turn is told twice, or not in other tabs. */
function store(storage: KeyValueStorage, key: string, text: string): void {
  storage.removeItem(key);
  if (text === '') return;
  try {
    storage.setItem(key, text);
  } catch {
    // See above.
  }
}
