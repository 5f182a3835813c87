import { describe, expect, it } from '@jest/globals';
import type { ReadingPlace } from '@leeszaal/shared-contracts';
import fc from 'fast-check';
import {
  firstPlaceState,
  type PlaceEvent,
  placeStep,
  TURNS_BEFORE_FORGETTING,
} from './place-step.ts';
import { viewAt } from './testing/view-at.ts';

const kept = (page: number): ReadingPlace => ({
  file: `${page}.pdf`,
  position: `${page}.pdf`,
  page,
  fraction: page / 100,
  savedAt: 1,
});
const told = (page: number): PlaceEvent => ({ kind: 'kept-place-told', place: kept(page) });
const nothingKept: PlaceEvent = { kind: 'kept-place-told', place: null };
const shown = (page: number, at = page): PlaceEvent => ({ kind: 'shown', view: viewAt(page), at });
const stateAfter = (...events: PlaceEvent[]) => events.reduce(placeStep, firstPlaceState);

describe('the state through a document', () => {
  it('is not begun by the page that it opens at, nor by one that is laid out anew', () => {
    const again: PlaceEvent = { kind: 'shown', view: viewAt(1, '1.pdf#elsewhere'), at: 9 };
    expect(stateAfter(nothingKept, shown(1), again).unsaved).toBeUndefined();
  });

  it('is not begun by the number that a new layout gives to the page [R2.98]', () => {
    const at = (page: number, turn: number): PlaceEvent => {
      const view = { ...viewAt(page, `one.xhtml#${page}`), file: 'one.xhtml', turn };
      return { kind: 'shown', view, at: page };
    };
    const opened = stateAfter(nothingKept, at(7, 1), at(8, 1), at(12, 1));
    expect(opened).toMatchObject({ unsaved: undefined, turns: 0 });
    expect(placeStep(opened, at(13, 2))).toMatchObject({ unsaved: { page: 13 }, turns: 1 });
    // Turned to a page of the same number.
    expect(stateAfter(nothingKept, at(7, 1), at(8, 1), at(7, 2)).unsaved?.page).toBe(7);
  });

  it('keeps the last page that was turned to, with what the viewer needs to find it', () => {
    expect(stateAfter(nothingKept, shown(1), shown(2), shown(3, 77)).unsaved).toEqual({
      file: '3.pdf',
      position: '3.pdf',
      page: 3,
      fraction: 0.03,
      at: 77,
    });
    expect(stateAfter(nothingKept, shown(1), shown(2), shown(1)).unsaved?.page).toBe(1);
  });

  it('offers the kept place, whichever is first: the first page or the answer', () => {
    expect(stateAfter(told(40)).offer).toBeUndefined();
    expect(stateAfter(told(40), shown(1)).offer).toEqual(kept(40));
    expect(stateAfter(shown(1), told(40)).offer).toEqual(kept(40));
  });

  it('offers nothing where nothing is kept, or where one is or was already', () => {
    expect(stateAfter(shown(1), nothingKept).offer).toBeUndefined();
    expect(stateAfter(shown(1), told(1)).offer).toBeUndefined();
    expect(stateAfter(shown(1), shown(2), told(1)).offer).toBeUndefined();
    expect(stateAfter(shown(1), shown(2), told(2)).offer).toBeUndefined();
  });

  it('offers the kept place after few turns as well, which count, and were not saved [R2.91]', () => {
    const turned = (count: number) =>
      stateAfter(
        shown(1),
        ...Array.from({ length: count }, (_, index) => shown(index + 2)),
        told(40),
      );
    for (let turns = 1; turns < TURNS_BEFORE_FORGETTING; turns += 1) {
      const state = turned(turns);
      expect(state).toMatchObject({ offer: kept(40), unsaved: undefined });
      const left = Array.from({ length: TURNS_BEFORE_FORGETTING - turns }, (_, index) =>
        shown(index + 60),
      );
      expect(left.slice(0, -1).reduce(placeStep, state).unsaved).toBeUndefined();
      expect(left.reduce(placeStep, state).unsaved).toBeDefined();
    }
    expect(turned(TURNS_BEFORE_FORGETTING)).toMatchObject({
      offer: undefined,
      unsaved: { page: TURNS_BEFORE_FORGETTING + 1 },
    });
  });

  it('keeps the page that was turned to, when one stays there though another is offered', () => {
    const dismissed = stateAfter(shown(1), shown(2), told(40), { kind: 'dismissed' });
    expect(dismissed).toMatchObject({ offer: undefined, unsaved: { page: 2 } });
  });

  it('is nothing to save before the server has told, but of who has read on [R2.91]', () => {
    const turns = (count: number) =>
      stateAfter(shown(1), ...Array.from({ length: count }, (_, index) => shown(index + 2)));
    expect(turns(TURNS_BEFORE_FORGETTING - 1).unsaved).toBeUndefined();
    expect(placeStep(turns(TURNS_BEFORE_FORGETTING - 1), nothingKept).unsaved?.page).toBe(
      TURNS_BEFORE_FORGETTING,
    );
    const readOn = turns(TURNS_BEFORE_FORGETTING);
    expect(readOn.unsaved?.page).toBe(TURNS_BEFORE_FORGETTING + 1);
    const sent = placeStep(readOn, { kind: 'sent' });
    expect(placeStep(sent, told(40))).toMatchObject({ offer: undefined, unsaved: undefined });
    expect(placeStep(sent, nothingKept).unsaved).toBeUndefined();
  });

  it('takes the offer away with the first page that is turned', () => {
    expect(stateAfter(shown(1), told(40), shown(2)).offer).toBeUndefined();
  });

  it('gives a place that was offered up only when one reads on elsewhere [R2.89]', () => {
    const turns = (count: number) =>
      stateAfter(
        shown(1),
        told(40),
        ...Array.from({ length: count }, (_, index) => shown(index + 2)),
      );
    expect(turns(TURNS_BEFORE_FORGETTING - 1).unsaved).toBeUndefined();
    expect(turns(TURNS_BEFORE_FORGETTING).unsaved?.page).toBe(TURNS_BEFORE_FORGETTING + 1);
    expect(turns(TURNS_BEFORE_FORGETTING + 1).unsaved?.page).toBe(TURNS_BEFORE_FORGETTING + 2);
    const dismissed = stateAfter(shown(1), told(40), { kind: 'dismissed' }, shown(2));
    expect(dismissed.unsaved?.page).toBe(2);
  });

  it('does not save the place again that it goes on from', () => {
    const resumed = stateAfter(shown(1), told(40), { kind: 'resumed' }, shown(40));
    expect(resumed).toMatchObject({ offer: undefined, unsaved: undefined });
    expect(placeStep(resumed, shown(41)).unsaved?.page).toBe(41);
  });

  it('goes on where the place that was offered stood there already, or could not be shown', () => {
    const at = (page: number, turn: number): PlaceEvent => {
      const view = { ...viewAt(page, `one.xhtml#${page}`), file: 'one.xhtml', turn };
      return { kind: 'shown', view, at: page };
    };
    // In another layout it had another number.
    const place = { ...kept(9), file: 'one.xhtml' };
    const offered = stateAfter({ kind: 'kept-place-told', place }, at(1, 1));
    expect(offered.offer).toEqual(place);
    const resumed = [{ kind: 'resumed' } as const, at(1, 1)].reduce(placeStep, offered);
    expect(resumed).toMatchObject({ offer: undefined, isResuming: false, unsaved: undefined });
    expect(placeStep(resumed, at(2, 2)).unsaved?.page).toBe(2);
  });

  it('saves a place again that did not arrive, unless there is a later one', () => {
    const first = stateAfter(nothingKept, shown(1), shown(2));
    const place = first.unsaved;
    if (place === undefined) throw new Error('A page was turned.');
    const sent = placeStep(first, { kind: 'sent' });
    expect(sent.unsaved).toBeUndefined();
    expect(placeStep(sent, { kind: 'not-saved', place }).unsaved).toEqual(place);
    const later = placeStep(placeStep(sent, shown(3)), { kind: 'not-saved', place });
    expect(later.unsaved?.page).toBe(3);
  });

  it('never offers and saves at once, nor saves a place that was not read', () => {
    const event = fc.oneof<fc.Arbitrary<PlaceEvent>[]>(
      fc.tuple(fc.integer({ min: 1, max: 9 }), fc.nat()).map(([page, at]) => shown(page, at)),
      fc.integer({ min: 1, max: 9 }).map(told),
      fc.constantFrom<PlaceEvent>({ kind: 'resumed' }, { kind: 'dismissed' }, { kind: 'sent' }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const state = stateAfter(...events);
        if (state.offer) {
          expect(state.unsaved).toBeUndefined();
          expect(state.turns).toBeLessThan(TURNS_BEFORE_FORGETTING);
        }
        if (state.unsaved) {
          const { page, at } = state.unsaved;
          expect(events).toContainEqual(shown(page, at));
          expect(state.turns).toBeGreaterThan(0);
          const isTold = events.some(({ kind }) => kind === 'kept-place-told');
          expect(isTold || state.turns >= TURNS_BEFORE_FORGETTING).toBe(true);
        }
      }),
    );
  });

  it('loses nothing by fewer turns than it takes, whenever the answer comes among them [R2.91]', () => {
    const elsewhere = fc.integer({ min: 2, max: 9 });
    const turns = fc.array(elsewhere, { maxLength: TURNS_BEFORE_FORGETTING - 1 });
    fc.assert(
      fc.property(turns, fc.nat(), (pages, moment) => {
        const events = [shown(1), ...pages.map((page) => shown(page))];
        events.splice(moment % (events.length + 1), 0, told(40));
        const state = stateAfter(...events);
        // The server still keeps what it kept, and it was offered.
        expect(state.unsaved).toBeUndefined();
        expect(
          events.map((_event, index) => stateAfter(...events.slice(0, index + 1)).offer),
        ).toContainEqual(kept(40));
      }),
    );
  });
});
