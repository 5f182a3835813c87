import {
  type Availability,
  createListeners,
  MOST_AVAILABILITIES,
} from '@leeszaal/shared-contracts';
import { pollPause } from '../shell/poll-pause.ts';

/** Milliseconds between a card that comes into view and its request: what scrolls past is not asked for. */
export const SETTLE_PAUSE = 300;

/** Asks the server about publications. */
export type AskAvailability = (
  pubKeys: readonly string[],
  signal: AbortSignal,
) => Promise<readonly Availability[]>;

/** The availability of the publications in view. */
export interface AvailabilityWatch {
  /** The last answer about a publication; undefined before it, and for one that the library does not have. */
  current(pubKey: string): Availability | undefined;
  /** Calls a listener after each change of {@link current}; returns how to end that. */
  subscribe(listener: () => void): () => void;
  /** Keeps a publication current while it is in view; returns how to end that. */
  enter(pubKey: string): () => void;
}

/**
 * Creates a watch: one request for all publications in view, repeated while the page is visible. A failure is silent
 * and leaves the last answers. While no publication is in view, nothing runs.
 */
export function createAvailabilityWatch(ask: AskAvailability): AvailabilityWatch {
  /** How many cards of a publication are in view. */
  const inView = new Map<string, number>();
  /** The last answers; undefined for a publication that the answer left out. */
  const known = new Map<string, Availability | undefined>();
  const listeners = createListeners();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  let step = 0;
  let isDue = false;

  function wait(pause: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isDue = true;
      void run();
    }, pause);
  }

  async function run(): Promise<void> {
    if (!isDue || running || document.visibilityState !== 'visible') return;
    isDue = false;
    const abort = new AbortController();
    running = abort;
    const asked = nextOf(inView, known);
    const answer = await askOnline(ask, asked, abort.signal);
    if (abort.signal.aborted) return;
    running = undefined;
    const isNews = answer !== undefined && note(asked, answer);
    step = isNews ? 0 : step + 1;
    const isSettling = answer !== undefined && [...inView.keys()].some((key) => !known.has(key));
    wait(isSettling ? SETTLE_PAUSE : pollPause(step));
    if (isNews) listeners.notify();
  }

  function note(asked: readonly string[], answer: readonly Availability[]): boolean {
    const byKey = new Map(answer.map((each) => [each.pubKey, each]));
    const news = asked.filter((key) => !known.has(key) || !isSame(known.get(key), byKey.get(key)));
    for (const key of news) known.set(key, byKey.get(key));
    return news.length > 0;
  }

  const look = () => void run();

  function leave(pubKey: string): void {
    const left = (inView.get(pubKey) ?? 0) - 1;
    if (left > 0) inView.set(pubKey, left);
    else inView.delete(pubKey);
    if (inView.size > 0) return;
    clearTimeout(timer);
    isDue = false;
    running?.abort();
    running = undefined;
    document.removeEventListener('visibilitychange', look);
  }

  return {
    current: (pubKey) => known.get(pubKey),
    subscribe: listeners.subscribe,
    enter(pubKey) {
      const isFirst = inView.size === 0;
      if (isFirst) document.addEventListener('visibilitychange', look);
      inView.set(pubKey, (inView.get(pubKey) ?? 0) + 1);
      // A request that runs is followed by one for what has come into view.
      if (!running && (isFirst || !known.has(pubKey))) wait(SETTLE_PAUSE);
      return () => leave(pubKey);
    },
  };
}

/** The publications of the next request, unknown ones first. */
function nextOf(
  inView: ReadonlyMap<string, number>,
  known: ReadonlyMap<string, unknown>,
): readonly string[] {
  const keys = [...inView.keys()];
  const unknown = keys.filter((key) => !known.has(key));
  return [...unknown, ...keys.filter((key) => known.has(key))].slice(0, MOST_AVAILABILITIES);
}

/** Undefined without a network, and after a failure. */
async function askOnline(
  ask: AskAvailability,
  pubKeys: readonly string[],
  signal: AbortSignal,
): Promise<readonly Availability[] | undefined> {
  if (!navigator.onLine) return undefined;
  return ask(pubKeys, signal).catch(() => undefined);
}

const isSame = (one: Availability | undefined, other: Availability | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
