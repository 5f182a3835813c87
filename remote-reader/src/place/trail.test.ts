import { describe, expect, it } from '@jest/globals';
import type { ReadingPlace } from '@leeszaal/shared-contracts';
import fc from 'fast-check';
import { viewAt } from './testing/view-at.ts';
import { firstTrail, type TrailEvent, TURNS_BEFORE_FORGETTING, trailStep } from './trail.ts';

const kept = (page: number): ReadingPlace => ({
  file: `${page}.pdf`,
  position: `${page}.pdf`,
  page,
  fraction: page / 100,
  savedAt: 1,
});
const told = (page: number): TrailEvent => ({ kind: 'kept-place-told', place: kept(page) });
const shown = (page: number, at = page): TrailEvent => ({ kind: 'shown', view: viewAt(page), at });
const trailOf = (...events: TrailEvent[]) => events.reduce(trailStep, firstTrail);

describe('the trail through a document', () => {
  it('is not begun by the page that it opens at, nor by one that is laid out anew', () => {
    const again: TrailEvent = { kind: 'shown', view: viewAt(1, '1.pdf#elsewhere'), at: 9 };
    expect(trailOf(shown(1), again).unsaved).toBeUndefined();
  });

  it('keeps the last page that was turned to, with what the viewer needs to find it', () => {
    expect(trailOf(shown(1), shown(2), shown(3, 77)).unsaved).toEqual({
      file: '3.pdf',
      position: '3.pdf',
      page: 3,
      fraction: 0.03,
      at: 77,
    });
    expect(trailOf(shown(1), shown(2), shown(1)).unsaved?.page).toBe(1);
  });

  it('offers the kept place, whichever is first: the first page or the answer', () => {
    expect(trailOf(told(40)).offer).toBeUndefined();
    expect(trailOf(told(40), shown(1)).offer).toEqual(kept(40));
    expect(trailOf(shown(1), told(40)).offer).toEqual(kept(40));
  });

  it('offers nothing where nothing is kept, where one is already, or after a page was turned', () => {
    expect(trailOf(shown(1), { kind: 'kept-place-told', place: null }).offer).toBeUndefined();
    expect(trailOf(shown(1), told(1)).offer).toBeUndefined();
    expect(trailOf(shown(1), shown(2), told(40)).offer).toBeUndefined();
  });

  it('takes the offer away with the first page that is turned', () => {
    expect(trailOf(shown(1), told(40), shown(2)).offer).toBeUndefined();
  });

  it('gives a place that was offered up only when one reads on elsewhere', () => {
    const turns = (count: number) =>
      trailOf(shown(1), told(40), ...Array.from({ length: count }, (_, index) => shown(index + 2)));
    expect(turns(TURNS_BEFORE_FORGETTING - 1).unsaved).toBeUndefined();
    expect(turns(TURNS_BEFORE_FORGETTING).unsaved?.page).toBe(TURNS_BEFORE_FORGETTING + 1);
    expect(turns(TURNS_BEFORE_FORGETTING + 1).unsaved?.page).toBe(TURNS_BEFORE_FORGETTING + 2);
    const dismissed = trailOf(shown(1), told(40), { kind: 'dismissed' }, shown(2));
    expect(dismissed.unsaved?.page).toBe(2);
  });

  it('does not save the place again that it goes on from', () => {
    const resumed = trailOf(shown(1), told(40), { kind: 'resumed' }, shown(40));
    expect(resumed).toMatchObject({ offer: undefined, unsaved: undefined });
    expect(trailStep(resumed, shown(41)).unsaved?.page).toBe(41);
  });

  it('saves a place again that did not arrive, unless there is a later one', () => {
    const first = trailOf(shown(1), shown(2));
    const place = first.unsaved;
    if (place === undefined) throw new Error('A page was turned.');
    const sent = trailStep(first, { kind: 'sent' });
    expect(sent.unsaved).toBeUndefined();
    expect(trailStep(sent, { kind: 'not-saved', place }).unsaved).toEqual(place);
    const later = trailStep(trailStep(sent, shown(3)), { kind: 'not-saved', place });
    expect(later.unsaved?.page).toBe(3);
  });

  it('never offers and saves at once, nor saves where nobody was', () => {
    const event = fc.oneof<fc.Arbitrary<TrailEvent>[]>(
      fc.tuple(fc.integer({ min: 1, max: 9 }), fc.nat()).map(([page, at]) => shown(page, at)),
      fc.integer({ min: 1, max: 9 }).map(told),
      fc.constantFrom<TrailEvent>({ kind: 'resumed' }, { kind: 'dismissed' }, { kind: 'sent' }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const trail = trailOf(...events);
        if (trail.offer) expect(trail).toMatchObject({ unsaved: undefined, hasMoved: false });
        if (trail.unsaved) {
          expect(events).toContainEqual(shown(trail.unsaved.page, trail.unsaved.at));
          expect(trail.hasMoved).toBe(true);
        }
      }),
    );
  });
});
