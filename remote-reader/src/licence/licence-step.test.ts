import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { LicenceEffect, LicenceEvent, LicenceState } from './licence-state.contract.ts';
import { COVER_AFTER_MS, firstLicenceState, isHeld, licenceStep } from './licence-step.ts';

const licence = (seconds: number, licenseKey = 'key') => ({ licenseKey, softExpiryTime: seconds });

/** Runs events in order; returns the last state and the effects of the last event. */
function run(...events: LicenceEvent[]): {
  state: LicenceState;
  effects: readonly LicenceEffect[];
} {
  let state = firstLicenceState;
  let effects: readonly LicenceEffect[] = [];
  for (const event of events) [state, effects] = licenceStep(state, event);
  return { state, effects };
}

const opened: LicenceEvent = { kind: 'opened' };
const acquired: LicenceEvent = { kind: 'acquired', epoch: 1, licence: licence(600), at: 0 };
const polled = (seconds: number, at: number): LicenceEvent => ({
  kind: 'polled',
  epoch: 1,
  licence: licence(seconds),
  at,
});
const kinds = (effects: readonly LicenceEffect[]) => effects.map((effect) => effect.kind);

describe('a loan', () => {
  test('is acquired when the document opens, then polled and watched [R4.1 R4.2]', () => {
    expect(run(opened).effects).toEqual([{ kind: 'acquire', epoch: 1 }]);
    const { state, effects } = run(opened, acquired);
    expect(state).toMatchObject({ kind: 'active', deadline: 600_000 });
    expect(kinds(effects)).toEqual(['schedule-poll', 'watch']);
  });

  test('names who holds the document when it is refused [R7.5]', () => {
    const { state } = run(opened, { kind: 'refused', epoch: 1, users: ['Ada'] });
    expect(state).toMatchObject({ kind: 'denied', users: ['Ada'], again: false });
  });

  test('ends for a person who may not read, at first and after an expiry [R8.24]', () => {
    const barred = (epoch: number): LicenceEvent => ({
      kind: 'barred',
      epoch,
      refusal: 'staff-only',
    });
    expect(run(opened, barred(1))).toMatchObject({ state: barred(1), effects: [] });
    const again: LicenceEvent[] = [
      acquired,
      { kind: 'forbidden', epoch: 1 },
      { kind: 'loan-asked-again' },
    ];
    expect(run(opened, ...again, barred(2)).state).toEqual(barred(2));
    expect(run(opened, acquired, barred(1)).state.kind).toBe('active');
  });

  test('warns below thirty seconds, and takes the warning back when the server gives more [R3.1 R4.3 R4.17 R9.3]', () => {
    expect(run(opened, acquired, polled(30, 0)).state.kind).toBe('active');
    expect(run(opened, acquired, polled(29, 0)).state.kind).toBe('warning');
    expect(run(opened, acquired, polled(29, 0), polled(30, 5000)).state.kind).toBe('active');
  });

  test('runs out by its own clock when no poll comes [R4.17]', () => {
    const at = (ms: number): LicenceEvent => ({ kind: 'time-passed', epoch: 1, at: ms });
    expect(run(opened, acquired, at(569_000)).state.kind).toBe('active');
    expect(run(opened, acquired, at(570_001)).state.kind).toBe('warning');
    const end = run(opened, acquired, at(600_000));
    expect(end.state.kind).toBe('expired');
    expect(kinds(end.effects)).toEqual(['purge', 'release']);
  });

  test('many 403s make one expiry [R4.16]', () => {
    const forbidden: LicenceEvent = { kind: 'forbidden', epoch: 1 };
    expect(kinds(run(opened, acquired, forbidden).effects)).toEqual(['purge', 'release']);
    expect(run(opened, acquired, forbidden, forbidden).effects).toEqual([]);
  });

  test('holds poll results while the person extends, and ends when that gives nothing [R4.4 R4.5 R4.18]', () => {
    const extending = [opened, acquired, polled(20, 0), { kind: 'extension-asked' }] as const;
    expect(run(...extending).state.kind).toBe('extending');
    expect(run(...extending, { kind: 'extension-asked' }).effects).toEqual([]);
    expect(run(...extending, polled(12, 5000)).state).toMatchObject({
      kind: 'extending',
      deadline: 20_000,
    });
    const extended: LicenceEvent = { kind: 'extended', epoch: 1, licence: licence(600), at: 6000 };
    expect(run(...extending, extended).state).toMatchObject({ kind: 'active', deadline: 606_000 });
    expect(run(...extending, { ...extended, licence: null }).state.kind).toBe('expired');
    expect(run(...extending, { kind: 'extend-failed', epoch: 1 }).state.kind).toBe('expired');
  });

  test('is extended silently while the person reads, once a minute at most [R1.3 R4.15]', () => {
    const reading = (at: number): LicenceEvent => ({ kind: 'active-reader', at });
    expect(run(opened, acquired, reading(59_999)).effects).toEqual([]);
    expect(run(opened, acquired, reading(60_000)).effects).toMatchObject([
      { kind: 'extend', silent: true },
    ]);
    expect(run(opened, acquired, reading(60_000), reading(60_001)).effects).toEqual([]);
    const failed: LicenceEvent = { kind: 'extend-failed', epoch: 1 };
    expect(run(opened, acquired, reading(60_000), failed).state.kind).toBe('active');
  });

  test('is not asked for again within the minute when a silent extension came to nothing [R4.15]', () => {
    const reading = (at: number): LicenceEvent => ({ kind: 'active-reader', at });
    const inVain = [
      [{ kind: 'extend-failed', epoch: 1 }],
      [{ kind: 'extend-failed', epoch: 1 }, polled(540, 65_000)],
      [{ kind: 'woken', gap: COVER_AFTER_MS + 1 }, polled(540, 65_000)],
    ] satisfies LicenceEvent[][];
    for (const events of inVain) {
      const tried = [opened, acquired, reading(60_000), ...events];
      expect(run(...tried, reading(119_999)).effects).toEqual([]);
      expect(run(...tried, reading(120_000)).effects).toMatchObject([
        { kind: 'extend', silent: true },
      ]);
    }
  });

  test('a lost network leaves the countdown running and one poll waiting [R4.25]', () => {
    const lost: LicenceEvent = { kind: 'poll-unreachable', epoch: 1 };
    const { state, effects } = run(opened, acquired, lost);
    expect(state.kind).toBe('offline');
    expect(effects).toMatchObject([{ kind: 'poll', patient: true }]);
    expect(run(opened, acquired, lost, { kind: 'woken', gap: 0 }).effects).toEqual([]);
    expect(run(opened, acquired, lost, polled(300, 9000)).state.kind).toBe('active');
    expect(
      run(opened, acquired, lost, { kind: 'time-passed', epoch: 1, at: 600_000 }).state.kind,
    ).toBe('expired');
  });

  test('after a long gap the content is covered until a poll confirms the loan [R4.20 R4.21]', () => {
    const woken = (gap: number): LicenceEvent => ({ kind: 'woken', gap });
    expect(run(opened, acquired, woken(COVER_AFTER_MS)).state).toMatchObject({ isCovered: false });
    const covered = run(opened, acquired, woken(COVER_AFTER_MS + 1));
    expect(covered.state).toMatchObject({ isCovered: true });
    expect(kinds(covered.effects)).toEqual(['give-up', 'poll']);
    expect(run(opened, acquired, woken(COVER_AFTER_MS + 1), polled(500, 0)).state).toMatchObject({
      isCovered: false,
    });
  });

  test('is asked for again after an expiry; a refusal then says so [R4.8 R8.15]', () => {
    const again = [
      opened,
      acquired,
      { kind: 'forbidden', epoch: 1 },
      { kind: 'loan-asked-again' },
    ] as const;
    expect(run(...again).effects).toEqual([{ kind: 'acquire', epoch: 2 }]);
    expect(kinds(run(...again, { ...acquired, epoch: 2 } as LicenceEvent).effects)).toEqual([
      'renew',
      'schedule-poll',
      'watch',
    ]);
    expect(run(...again, { kind: 'refused', epoch: 2, users: [] }).state).toMatchObject({
      kind: 'denied',
      again: true,
    });
  });

  test('a page that comes back after it was left shows its document again [R4.22 R4.23]', () => {
    const back = [opened, acquired, { kind: 'left' }, { kind: 'released', epoch: 1 }] as const;
    expect(run(...back, opened).effects).toEqual([{ kind: 'acquire', epoch: 2 }]);
    const renewed = run(...back, opened, { ...acquired, epoch: 2 } as LicenceEvent);
    expect(kinds(renewed.effects)).toContain('renew');
    expect(run(...back, opened, { kind: 'refused', epoch: 2, users: ['A'] }).state).toMatchObject({
      kind: 'denied',
      again: false,
    });
  });

  test('an answer that comes after the person left gives its key back', () => {
    const late = run(opened, { kind: 'left' }, acquired);
    expect(late.effects).toMatchObject([{ kind: 'release', key: 'key' }]);
  });
});

type EventAt = (epoch: number, at: number) => LicenceEvent;

const anyEvent = fc.oneof<fc.Arbitrary<EventAt>[]>(
  fc
    .constantFrom<LicenceEvent>(
      { kind: 'opened' },
      { kind: 'extension-asked' },
      { kind: 'loan-asked-again' },
      { kind: 'left' },
    )
    .map((event) => () => event),
  fc.integer({ min: 0, max: 30_000 }).map((gap) => () => ({ kind: 'woken', gap })),
  fc.constant((_: number, at: number) => ({ kind: 'active-reader', at })),
  fc
    .tuple(
      fc.constantFrom('acquired', 'polled', 'extended'),
      fc.option(fc.integer({ min: 0, max: 600 })),
    )
    .map(([kind, seconds]) => (epoch: number, at: number): LicenceEvent => {
      const given = seconds === null ? null : licence(seconds, `key-${epoch}`);
      return kind === 'acquired'
        ? { kind, epoch, at, licence: given ?? licence(1, `key-${epoch}`) }
        : { kind: kind as 'polled' | 'extended', epoch, at, licence: given };
    }),
  fc
    .constantFrom(
      'acquire-failed',
      'poll-unreachable',
      'poll-failed',
      'forbidden',
      'poll-due',
      'extend-failed',
      'released',
    )
    .map((kind) => (epoch: number) => ({ kind, epoch }) as LicenceEvent),
  fc.constant((epoch: number) => ({ kind: 'refused', epoch, users: ['Ada'] })),
  fc.constant((epoch: number) => ({ kind: 'barred', epoch, refusal: 'staff-only' })),
  fc.constant((epoch: number, at: number) => ({ kind: 'time-passed', epoch, at })),
);

describe('whatever happens to a loan', () => {
  test('content is purged whenever the licence goes, and no key is left behind [R4.12]', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            event: anyEvent,
            lag: fc.integer({ min: 0, max: 2 }),
            wait: fc.integer({ min: 0, max: 40_000 }),
          }),
          { maxLength: 80 },
        ),
        (steps) => {
          let state = firstLicenceState;
          let at = 0;
          let isShown = false;
          const held = new Set<string>();
          const take = (event: LicenceEvent) => {
            const before = state;
            const [next, effects] = licenceStep(state, event);
            if (event.kind === 'acquired') held.add(`${event.licence.licenseKey}@${at}`);
            state = next;
            if (isHeld(state) && !isHeld(before)) isShown = true;
            for (const effect of effects) {
              if (effect.kind === 'purge') isShown = false;
              if (effect.kind === 'release') {
                for (const key of held) if (key.startsWith(`${effect.key}@`)) held.delete(key);
              }
              // Effects belong to what the state is now, or give an older key back.
              if (effect.kind === 'poll' || effect.kind === 'extend') {
                expect(isHeld(state) && effect.epoch === state.epoch).toBe(true);
              }
            }
            expect(isShown).toBe(isHeld(state));
          };
          for (const { event, lag, wait } of steps) {
            at += wait;
            const epoch = 'epoch' in state ? state.epoch : 0;
            take(event(Math.max(epoch - lag, 0), at));
            // A licence that lapsed or was lost needs no release; the one in hand does.
            if (!isHeld(state)) held.clear();
          }
          take({ kind: 'left' });
          expect([...held]).toEqual([]);
          expect(['releasing', 'released']).toContain(state.kind);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
