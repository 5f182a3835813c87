import { expect, test } from '@jest/globals';
import type { EmbedEvent, HttpPort } from '@leeszaal/shared-contracts';
import fc from 'fast-check';
import { createFakeClock } from '../clock/testing/fake-clock.ts';
import { createLicenceKeeper, type LicenceKeeper } from '../licence/licence-keeper.ts';
import type { LicenceEvent } from '../licence/licence-state.contract.ts';
import { isHeld } from '../licence/licence-step.ts';
import type { OpenDocument, ReadingState, ToldFailure } from '../reading/reading.contract.ts';
import { createFakeViewer, type FakeViewer } from '../testing/fake-viewer.ts';
import { BOOK } from '../testing/open-reader.ts';
import { createStateStore } from '../viewers/state/state-store.ts';
import { reportReading } from './report-reading.ts';

/*
 * Model test: a document whose metadata, loan and viewer come at any time, a reader who turns pages, a loan that
 * expires, is refused, renewed and given back, pages that fail, and a page that may close the document within an event.
 * Invariants: `opened` comes once and before any page; the last `page` and `position` are what is shown; nothing is
 * told twice in a row; nothing is told without a loan but how it ended; nothing is told of a closed document.
 */

const RUNS = 400;

type Step =
  | { readonly do: 'licence'; readonly event: LicenceEvent['kind'] }
  | { readonly do: 'turn'; readonly page: number }
  | { readonly do: 'metadata' | 'attach' | 'load' | 'fail' | 'layout' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('licence' as const),
      event: fc.constantFrom<LicenceEvent['kind'][]>(
        'opened',
        'acquired',
        'acquired',
        'refused',
        'acquire-failed',
        'forbidden',
        'loan-asked-again',
        'left',
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('turn' as const),
      page: fc.integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('metadata' as const, 'attach', 'load', 'fail', 'layout'),
    }),
  },
);

/** A document whose parts come when the test says so. */
class Scene {
  readonly events: EmbedEvent[] = [];
  readonly keeper: LicenceKeeper;
  readonly told = createStateStore<ToldFailure | undefined>(undefined);
  readonly #reading = createStateStore<ReadingState>({ kind: 'loading' });
  #viewer: FakeViewer | undefined;
  #failures = 0;
  isClosed = false;
  /** Number of events that were told too late. */
  late = 0;
  readonly #stop: () => void;

  /** @param closeAt number of the event within which the page closes the document */
  constructor(closeAt: number) {
    this.keeper = createLicenceKeeper({
      http: { call: () => new Promise(() => undefined) } as unknown as HttpPort,
      clock: createFakeClock(),
      pubKey: 'pub-1',
      onPurge: () => this.#viewer?.purge(),
      onRenew: () => this.#viewer?.renew(),
    });
    const { get: state, subscribe } = this.#reading;
    const reading = { docKey: 'doc-1', state, subscribe, told: this.told };
    const report = (event: EmbedEvent) => {
      if (this.isClosed) this.late += 1;
      this.events.push(event);
      if (this.events.length === closeAt) this.close();
    };
    this.#stop = reportReading(reading, { report }, ({ id }) => id);
  }

  take(each: Step): void {
    if (this.isClosed) return;
    if (each.do === 'licence') this.#tellKeeper(each.event);
    else if (each.do === 'metadata') this.#learn();
    else if (each.do === 'attach') this.#attach();
    else if (each.do === 'fail') this.#fail();
    else if (this.#canShow()) this.#show(each);
  }

  /** As the mount does it: the loan goes back first. */
  close(): void {
    this.isClosed = true;
    void this.keeper.leave();
    this.#stop();
  }

  shown() {
    const state = this.#viewer?.state();
    return state?.kind === 'ready' && isHeld(this.keeper.state()) ? state.view : undefined;
  }

  #tellKeeper(kind: LicenceEvent['kind']): void {
    const state = this.keeper.state();
    const epoch = 'epoch' in state ? state.epoch : 0;
    const licence = { licenseKey: `key-${epoch}`, softExpiryTime: 600 };
    this.keeper.dispatch({
      kind,
      epoch,
      licence,
      at: 0,
      users: [],
      reason: 'unknown',
    } as LicenceEvent);
    const { kind: before } = this.#reading.get();
    if (before === 'borrowing' && isHeld(this.keeper.state())) this.#open();
  }

  #learn(): void {
    if (this.#reading.get().kind !== 'loading') return;
    this.#reading.set({ kind: 'borrowing', document: BOOK, keeper: this.keeper });
    if (isHeld(this.keeper.state())) this.#open();
  }

  #open(): void {
    const open = { document: BOOK, keeper: this.keeper, contents: [], viewer: undefined };
    this.#reading.set({ kind: 'open', ...open } as unknown as ReadingState);
  }

  #attach(): void {
    const state = this.#reading.get();
    if (state.kind !== 'open' || this.#viewer) return;
    this.#viewer = createFakeViewer({
      document: BOOK,
      element: document.createElement('div'),
      pageLabel: String,
      onFailure: () => undefined,
    } as unknown as Parameters<typeof createFakeViewer>[0]);
    this.#reading.set({ ...(state as { kind: 'open' } & OpenDocument), viewer: this.#viewer });
  }

  #canShow(): boolean {
    return this.#viewer !== undefined && isHeld(this.keeper.state());
  }

  #show(each: Step): void {
    if (each.do === 'turn') this.#viewer?.open(`${each.page}.pdf`);
    else if (each.do === 'load') this.#viewer?.wait();
    else this.#viewer?.become({ scale: Math.random() });
  }

  #fail(): void {
    this.#failures += 1;
    this.told.set({ reason: 'page', message: `failure ${this.#failures}` });
  }
}

const ofKind = <Kind extends EmbedEvent['kind']>(events: readonly EmbedEvent[], kind: Kind) =>
  events.filter((event): event is Extract<EmbedEvent, { kind: Kind }> => event.kind === kind);

function check(scene: Scene): void {
  const { events } = scene;
  const names = events.map(({ kind }) => kind);
  expect(scene.late).toBe(0);
  expect(ofKind(events, 'opened').length).toBeLessThanOrEqual(1);
  const first = names.findIndex((kind) => kind === 'page' || kind === 'position');
  if (first >= 0) expect(names.indexOf('opened')).toBe(first - 1);
  for (const kind of ['page', 'position'] as const) {
    const told = ofKind(events, kind).map((event) => JSON.stringify(event));
    expect(told.some((event, at) => event === told[at - 1])).toBe(false);
  }
  const shown = scene.shown();
  if (shown === undefined || scene.isClosed) return;
  expect(ofKind(events, 'page').at(-1)).toMatchObject({ page: shown.page });
  expect(ofKind(events, 'position').at(-1)).toMatchObject({ progress: shown.progress });
}

test('whatever happens to a document is told once, in order, and nothing after its end [R2.165 R2.166 R2.167 R2.168]', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 30 }), (plan, end) => {
      const scene = new Scene(end);
      let ends = 0;
      let refusals = 0;
      scene.keeper.subscribe(() => {
        const { kind } = scene.keeper.state();
        if (kind === 'expired') ends += 1;
        if (kind === 'denied' || kind === 'failed') refusals += 1;
      });
      for (const each of plan) {
        scene.take(each);
        check(scene);
      }
      expect(ofKind(scene.events, 'expired').length).toBeLessThanOrEqual(ends);
      const refused = ofKind(scene.events, 'failed').filter(({ reason }) => reason !== 'page');
      expect(refused.length).toBeLessThanOrEqual(refusals);
      scene.take({ do: 'fail' });
      if (!scene.isClosed) scene.close();
      const before = scene.events.length;
      scene.told.set({ reason: 'page', message: 'too late' });
      scene.keeper.dispatch({ kind: 'opened' });
      expect(scene.events).toHaveLength(before);
    }),
    { numRuns: RUNS },
  );
});
