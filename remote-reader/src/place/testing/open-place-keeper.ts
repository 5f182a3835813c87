import { createFakeHttp, type FakeHttp } from '@leeszaal/remote-kit/testing';
import { NetworkError, type ReadingPlace } from '@leeszaal/shared-contracts';
import { createFakeClock, type FakeClock } from '../../clock/testing/fake-clock.ts';
import type { Move, Viewer, ViewerState } from '../../viewers/contract/viewer.contract.ts';
import { createStateStore } from '../../viewers/state/state-store.ts';
import { PlaceKeeper } from '../place-keeper.ts';
import { viewAt } from './view-at.ts';

export const SERVER_TIME = 1_000_000;

/** The place that the server keeps. */
export const kept: ReadingPlace = {
  file: '40.pdf',
  position: '40.pdf',
  page: 40,
  fraction: 0.4,
  savedAt: 5,
};

/** A keeper with all that it acts on, in memory. */
export interface OpenPlaceKeeper {
  readonly http: FakeHttp;
  readonly clock: FakeClock;
  /** Its clock shows `today` at first. */
  readonly device: { today: number };
  readonly failures: readonly string[];
  readonly moves: readonly Move[];
  readonly keeper: PlaceKeeper;
  readonly viewer: Viewer;
  /** Shows a page in the viewer. */
  readonly show: (page: number) => void;
  /** How often the server was asked for the place. */
  readonly asked: () => number;
  /** The places that were saved. */
  readonly saved: () => readonly ReadingPlace[];
}

/** Lets pending promises settle. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));

/** An answer of a server that is out of reach. */
export const unreachable = () => {
  throw new NetworkError('gone');
};

/** Opens a keeper on a server that keeps this place. */
export const openPlaceKeeper = (
  place: ReadingPlace | null,
  isAddressed = false,
  when: 'with the viewer' | 'before the viewer' = 'with the viewer',
): Promise<OpenPlaceKeeper> =>
  beginPlaceKeeper(
    createFakeHttp({
      getReadingPlace: () => ({ place, now: SERVER_TIME }),
      saveReadingPlace: () => undefined,
    }),
    isAddressed,
    when,
  );

/** Opens a keeper on a server. */
export async function beginPlaceKeeper(
  http: FakeHttp,
  isAddressed = false,
  when = 'with the viewer',
): Promise<OpenPlaceKeeper> {
  const clock = createFakeClock();
  // A device that is an hour behind.
  const device = { today: SERVER_TIME - 3_600_000 };
  const failures: string[] = [];
  const moves: Move[] = [];
  const store = createStateStore<ViewerState>({ kind: 'empty', place: undefined });
  const keeper = new PlaceKeeper({
    http,
    docKey: 'doc',
    isAddressed,
    clock,
    today: () => device.today + clock.now(),
    onFailure: (name) => failures.push(name),
    signal: new AbortController().signal,
  });
  const viewer = {
    state: store.get,
    subscribe: store.subscribe,
    go: (move) => moves.push(move),
  } as Partial<Viewer> as Viewer;
  if (when === 'with the viewer') keeper.follow(viewer);
  await settled();
  return {
    ...{ http, clock, device, failures, moves, keeper, viewer },
    show: (page) => store.set({ kind: 'ready', view: viewAt(page) }),
    asked: () => http.requestsOf('getReadingPlace').length,
    saved: () => http.requestsOf('saveReadingPlace').map(({ body }) => body),
  };
}
