import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createFakeClock } from '../clock/testing/fake-clock.ts';
import { createLicenceKeeper, LEAVING_MS } from './licence-keeper.ts';
import type { LicenceEvent } from './licence-state.contract.ts';
import { COVER_AFTER_MS, isHeld, isVisible } from './licence-step.ts';
import { createFakeLibrary, type Fate } from './testing/fake-library.ts';

/*
 * Model test: one document, one reader who comes and leaves, a rival, a network that loses requests, a library that
 * answers late and in any order. Invariants: nothing is shown without a licence; polls never overlap; only the answer
 * to a later request uncovers a covered document; a reader who has left holds no key in the end.
 */

const RUNS = 500;
const STEPS = 200;
const LOAN_MS = 90_000;

type Step =
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'settle'; readonly place: number; readonly fate: Fate }
  | { readonly do: 'tell'; readonly event: LicenceEvent['kind']; readonly gap: number }
  | { readonly do: 'forbid' | 'leave' | 'rival' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(1, 900, 1000, 5000, 20_000, 61_000, 95_000),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      place: fc.nat({ max: 3 }),
      fate: fc.oneof(
        { weight: 8, arbitrary: fc.constant<Fate>('answered') },
        fc.constantFrom<Fate[]>('answer-lost', 'unreachable', 'broken'),
      ),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('tell' as const),
      event: fc.constantFrom<LicenceEvent['kind'][]>(
        'opened',
        'loan-asked-again',
        'extension-asked',
        'active-reader',
        'woken',
      ),
      gap: fc.constantFrom(0, 14_000, 16_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('forbid' as const, 'leave', 'rival') }),
  },
);

/** As an expectation, which takes longer than the step that it is about. */
function hold(promise: string, isKept: () => boolean): void {
  if (!isKept()) throw new Error(`Broken: ${promise}`);
}

/** Long enough for everything that an answer sets off. */
const settled = async () => {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
};

let steps = 0;

async function play(plan: readonly Step[]): Promise<void> {
  const clock = createFakeClock();
  const library = createFakeLibrary(clock.now, LOAN_MS);
  let isShown = false;
  let isOpen = false;
  const keeper = createLicenceKeeper({
    http: library.http,
    clock,
    pubKey: 'pub-1',
    onPurge: () => {
      isShown = false;
    },
    onRenew: () => {
      isShown = true;
    },
  });
  // The screen opens the document with the first licence; what is purged afterwards only a renewal shows.
  keeper.subscribe(() => {
    if (isOpen || !isHeld(keeper.state())) return;
    isOpen = true;
    isShown = true;
  });

  /** How many calls had been made when the page woke last, and what was shown had to be covered. */
  let askedBeforeWaking: number | undefined;
  let opened = 0;

  const leave = async (): Promise<void> => {
    const before = opened;
    const began = clock.now();
    await keeper.leave();
    if (opened !== before || clock.now() - began >= LEAVING_MS) return;
    const left = library.pending().filter((name) => /acquire|release/.test(name));
    expect(left).toEqual([]);
    expect(library.unreturned()).toEqual([]);
  };
  const leaving: Promise<void>[] = [];

  const take = (each: Step): void => {
    if (each.do === 'tell') {
      const { event: kind, gap } = each;
      if (kind === 'woken' && gap > COVER_AFTER_MS) askedBeforeWaking = library.asked();
      if (kind === 'opened' || kind === 'loan-asked-again') opened += 1;
      keeper.dispatch({ kind, gap, at: clock.now() } as LicenceEvent);
    } else if (each.do === 'settle') library.settle(each.place, each.fate);
    else if (each.do === 'pass') clock.pass(each.ms);
    else if (each.do === 'forbid') keeper.forbidden();
    else if (each.do === 'leave') leaving.push(leave());
    else library.rival();
  };

  const check = () => {
    hold('nothing is shown without a licence, and with one no page is blank', () => {
      return isShown === (keeper.key() !== undefined);
    });
    hold('polls never overlap', () => {
      return library.pending().filter((name) => name === 'getLicenceExpiry').length < 2;
    });
    const state = keeper.state();
    hold('no loan is believed beyond its end by the clock of its borrower', () => {
      return !isHeld(state) || state.deadline > clock.now() - 1;
    });
    const asked = askedBeforeWaking;
    if (asked === undefined || (isHeld(state) && state.isCovered)) return;
    hold('what was covered is uncovered by an answer to what was asked since', () => {
      return !isVisible(state) || library.lastAnswered() > asked;
    });
    askedBeforeWaking = undefined;
  };

  for (const each of plan) {
    take(each);
    await settled();
    check();
    steps += 1;
  }
  leaving.push(leave());
  await settled();
  for (let left = library.pending().length; left > 0; left = library.pending().length) {
    library.settle(0, 'answered');
    await settled();
  }
  await Promise.all(leaving);
  expect(isShown).toBe(false);
  expect(library.unreturned()).toEqual([]);
}

test('over 100,000 random steps nothing is shown without a licence, polls never overlap, and every key goes back [R2.5 R4.9 R4.12 R4.16]', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), play), {
    numRuns: RUNS,
  });
  expect(steps).toBeGreaterThanOrEqual(RUNS * STEPS);
}, 120_000);
