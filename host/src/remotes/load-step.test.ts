import { describe, expect, it, test } from '@jest/globals';
import type { RemoteHandle, RemoteModule } from '@leeszaal/shared-contracts';
import fc from 'fast-check';
import { smallRelease } from '../testing/small-release.ts';
import type { LoadEvent, LoadState } from './load-state.contract.ts';
import { firstLoadState, loadStep } from './load-step.ts';

const release = await smallRelease({ 'mf-manifest.json': '{}' });
const manifest = new Uint8Array();
const handle: RemoteHandle = { update: () => undefined, unmount: async () => undefined };
const module: RemoteModule = { contract: '1.0.0', mount: async () => handle };

const path = (attempt: number): LoadEvent[] => [
  { kind: 'resolved', attempt, release },
  { kind: 'verified', attempt, manifest },
  { kind: 'loaded', attempt, module },
  { kind: 'mounted', attempt, handle },
];
const failed = (attempt: number): LoadEvent => ({
  kind: 'failed',
  attempt,
  failure: { reason: 'files-missing', path: 'x' },
});
const faulted = (attempt: number): LoadEvent => ({ kind: 'faulted', attempt, error: 'broken' });
const stateAfter = (events: readonly LoadEvent[]): LoadState =>
  events.reduce(loadStep, firstLoadState);

describe('loadStep', () => {
  it('goes from resolving to mounted step by step', () => {
    const phases = path(0).map((_, index, events) => stateAfter(events.slice(0, index + 1)).phase);
    expect(phases).toEqual(['verifying', 'loading', 'mounting', 'mounted']);
  });

  test.each([0, 1, 2, 3])('can fail after %i steps, and starts anew from there', (steps) => {
    const events = [...path(0).slice(0, steps), failed(0)];
    expect(stateAfter(events).phase).toBe('failed');
    expect(stateAfter([...events, { kind: 'retried' }])).toEqual({
      phase: 'resolving',
      attempt: 1,
    });
    expect(stateAfter([...events, { kind: 'retried' }, ...path(1)]).phase).toBe('mounted');
  });

  test.each([3, 4])('can fault after %i steps', (steps) => {
    const events = [...path(0).slice(0, steps), faulted(0)];
    expect(stateAfter(events)).toMatchObject({ phase: 'failed', failure: { reason: 'fault' } });
    expect(stateAfter([...events, { kind: 'retried' }, ...path(1)]).phase).toBe('mounted');
  });

  it('stays mounted, whatever comes late', () => {
    const mounted = stateAfter(path(0));
    for (const event of [...path(0), failed(0), { kind: 'retried' } as const]) {
      expect(loadStep(mounted, event)).toBe(mounted);
    }
  });

  it('drops everything of another attempt', () => {
    const kinds = fc.constantFrom(...path(0), failed(0), faulted(0), { kind: 'retried' } as const);
    fc.assert(
      fc.property(fc.array(kinds), fc.nat({ max: 5 }), (events, attempt) => {
        const state = events.reduce(loadStep, firstLoadState);
        fc.pre(state.attempt !== attempt);
        for (const event of [...path(attempt), failed(attempt), faulted(attempt)]) {
          expect(loadStep(state, event)).toBe(state);
        }
      }),
    );
  });
});
