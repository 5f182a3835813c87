import { describe, expect, test } from '@jest/globals';
import type { Publication } from '@leeszaal/shared-contracts';
import { publicationCodec } from '@leeszaal/shared-contracts';
import fc from 'fast-check';
import * as v from 'valibot';
import type { ModuleAnswer, ModuleEvent, ModuleState } from './module-state.contract.ts';
import { canLoadMore, firstModuleState, moduleStep } from './module-step.ts';

const publication = (id: number): Publication =>
  v.parse(publicationCodec.schema, { id, title: `${id}` });
const page = (from: number, length: number, total: number | undefined): ModuleAnswer => ({
  kind: 'results',
  total,
  facets: { authors: { Ada: 2 } },
  publications: Array.from({ length }, (_, index) => publication(from + index)),
});
const started: ModuleEvent = { kind: 'started', active: {} };
const answered = (
  answer: ModuleAnswer,
  rest: Partial<Extract<ModuleEvent, { kind: 'answered' }>> = {},
): ModuleEvent => ({
  kind: 'answered',
  sequence: 1,
  answer,
  ...rest,
});
const more = (answer: ModuleAnswer): ModuleEvent => ({
  kind: 'more-answered',
  sequence: 1,
  answer,
});
const run = (...events: ModuleEvent[]): ModuleState => events.reduce(moduleStep, firstModuleState);

describe('a module search', () => {
  test('is ready with what was found, and knows whether that is all [C3.2 C4.3]', () => {
    expect(run(started, answered(page(1, 20, 45)))).toMatchObject({
      kind: 'ready',
      total: 45,
      filtered: 45,
      allLoaded: false,
    });
    expect(run(started, answered(page(1, 20, 20)))).toMatchObject({ allLoaded: true });
    expect(run(started, answered(page(1, 3, 45)))).toMatchObject({ allLoaded: true });
  });

  test('an unknown total never says that all is loaded', () => {
    const first = answered(page(1, 20, undefined));
    expect(run(started, first)).toMatchObject({ filtered: undefined, allLoaded: false });
    const next = { kind: 'more-started' } as const;
    const full = more(page(21, 20, undefined));
    expect(run(started, first, next, full)).toMatchObject({ page: 2, allLoaded: false });
    expect(run(started, first, next, more(page(21, 7, undefined)))).toMatchObject({
      allLoaded: true,
    });
  });

  test('the number of loaded results is the count where the server tells none', () => {
    const counted = (count: number) => ({ filtered: count, total: count, allLoaded: true });
    expect(run(started, answered(page(1, 0, undefined)))).toMatchObject(counted(0));
    expect(run(started, answered(page(1, 27, undefined), { depth: 2 }))).toMatchObject(counted(27));
    const loading = [
      started,
      answered(page(1, 20, undefined)),
      { kind: 'more-started' },
    ] satisfies ModuleEvent[];
    expect(run(...loading, more(page(21, 7, undefined)))).toMatchObject(counted(27));
    const refused = more({ kind: 'failure', status: 400, error: 'no' });
    expect(run(...loading, refused)).toMatchObject(counted(20));
  });

  test('all that is loaded of a filtered search is no total of the search without a filter', () => {
    const filtered: ModuleEvent = { kind: 'started', active: { authors: ['Ada'] } };
    const unknown = { total: null } as const;
    const short = { filtered: 3, total: undefined, allLoaded: true };
    expect(run(filtered, answered(page(1, 3, undefined), unknown))).toMatchObject(short);
    expect(
      run(
        filtered,
        answered(page(1, 20, undefined), unknown),
        { kind: 'more-started' },
        more(page(21, 7, undefined)),
      ),
    ).toMatchObject({ ...short, filtered: 27 });
  });

  test('a 400 is an empty result, anything else an error [C4.1]', () => {
    expect(run(started, answered({ kind: 'failure', status: 400, error: 'no' }))).toMatchObject({
      kind: 'ready',
      publications: [],
      total: 0,
    });
    expect(run(started, answered({ kind: 'failure', status: 500, error: 'no' })).kind).toBe(
      'error',
    );
    expect(run(started, answered({ kind: 'broken' })).kind).toBe('error');
  });

  test('the unfiltered total stands beside the filtered one, unless its call failed [C2.67]', () => {
    expect(run(started, answered(page(1, 3, 3), { total: 90 }))).toMatchObject({
      total: 90,
      filtered: 3,
    });
    expect(run(started, answered(page(1, 3, 3), { total: null }))).toMatchObject({
      total: undefined,
      filtered: 3,
    });
  });

  test('an answer of an earlier search is dropped [C4.4]', () => {
    const state = run(started, started);
    expect(moduleStep(state, answered(page(1, 3, 3)))).toBe(state);
  });

  test('the next page is appended once, without touching the facets [C4.7]', () => {
    const state = run(started, answered(page(1, 20, 45)), { kind: 'more-started' });
    expect(moduleStep(state, { kind: 'more-started' })).toBe(state);
    const next = moduleStep(state, more({ ...page(21, 20, 45), facets: {} } as ModuleAnswer));
    expect(next).toMatchObject({ kind: 'ready', page: 2, facets: { authors: { Ada: 2 } } });
    expect(next.kind === 'ready' && next.publications).toHaveLength(40);
  });

  test('a next page that is refused ends the list, one that fails clears the module with its depth [C4.3]', () => {
    const loading = [started, answered(page(1, 20, 45)), { kind: 'more-started' }] as const;
    const refused = run(...loading, more({ kind: 'failure', status: 400, error: 'no' }));
    expect(refused).toMatchObject({ kind: 'ready', allLoaded: true });
    expect(run(...loading, more({ kind: 'broken' }))).toMatchObject({ kind: 'error', depth: 1 });
    expect(run(...loading, more(page(0, 0, 45)))).toMatchObject({ allLoaded: true });
  });

  test('however the answers arrive, the newest search alone is shown and never more than was found [C4.4]', () => {
    const event = fc.oneof(
      fc.constant(() => started),
      fc.constant((): ModuleEvent => ({ kind: 'more-started' })),
      fc.tuple(fc.nat(3), fc.nat(60)).map(
        ([lag, total]) =>
          (sequence: number) =>
            answered(page(1, Math.min(20, total), total), { sequence: sequence - lag }),
      ),
      fc.tuple(fc.nat(3), fc.nat(20)).map(
        ([lag, length]) =>
          (sequence: number): ModuleEvent =>
            ({ ...more(page(100, length, 60)), sequence: sequence - lag }) as ModuleEvent,
      ),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let state = firstModuleState;
        for (const make of events) {
          const next = moduleStep(state, make(state.sequence));
          expect(next.sequence).toBeGreaterThanOrEqual(state.sequence);
          if (canLoadMore(next))
            expect(next).toMatchObject({ kind: 'ready', more: 'idle', allLoaded: false });
          state = next;
        }
      }),
    );
  });
});
