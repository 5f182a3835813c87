import { describe, expect, test } from '@jest/globals';
import type { LicenceState } from '../licence/licence-state.contract.ts';
import {
  type EmbedSight,
  embedStep,
  firstEmbedState,
  type SeenView,
  type UntoldEvent,
} from './embed-step.ts';
import { placeAt } from './position.ts';

const held: LicenceState = {
  kind: 'active',
  epoch: 1,
  licence: { licenseKey: 'key-1', softExpiryTime: 600 },
  deadline: 0,
  extendedAt: 0,
  triedAt: 0,
  isExtendingSilently: false,
  isCovered: false,
};
const document = { docKey: 'doc-1', title: 'Rooms', format: 'pdf', pages: 9 } as const;

const page = (number: number, change: Partial<SeenView> = {}): SeenView => ({
  place: `${number}.pdf`,
  file: `${number}.pdf`,
  turn: number,
  page: number,
  pageCount: 9,
  progress: number / 9,
  ...change,
});

/** The events of a series of looks. */
function eventsOf(...sights: readonly Partial<EmbedSight>[]): readonly UntoldEvent[] {
  let state = firstEmbedState;
  return sights.flatMap((sight) => {
    const [next, events] = embedStep(state, {
      document,
      hasPages: true,
      licence: held,
      view: undefined,
      ...sight,
    });
    state = next;
    return events;
  });
}
const kinds = (...sights: readonly Partial<EmbedSight>[]) =>
  eventsOf(...sights).map(({ kind }) => kind);

describe('the page around an embedded reader is told', () => {
  test('that the document is open with its first page, once [R2.165 R2.166]', () => {
    expect(eventsOf({}, { view: page(3) }, { view: page(3) })).toEqual([
      { kind: 'opened', ...document },
      { kind: 'page', page: 3, pages: 9 },
      { kind: 'position', position: expect.any(String), progress: 3 / 9 },
    ]);
    expect(kinds({ view: page(3) }, { view: page(4) })).toEqual([
      'opened',
      'page',
      'position',
      'page',
      'position',
    ]);
  });

  test('of a position for each turn, and of none for another layout [R2.166]', () => {
    const first = page(1, { file: 'a.xhtml', place: 'a.xhtml#one', turn: 0 });
    const events = eventsOf(
      { hasPages: false, view: first },
      { hasPages: false, view: { ...first, place: 'a.xhtml#two', page: 2, pageCount: 12 } },
      { hasPages: false, view: { ...first, place: 'a.xhtml#three', page: 3, turn: 1 } },
    ).filter(({ kind }) => kind !== 'opened');
    expect(events.map((event) => 'position' in event && placeAt(event.position))).toEqual([
      'a.xhtml#one',
      'a.xhtml#three',
    ]);
  });

  test('of no page without a loan, and of none again with the next loan [R2.166]', () => {
    const expired: LicenceState = { kind: 'expired', epoch: 1 };
    expect(
      kinds(
        { view: page(3) },
        { licence: expired, view: page(4) },
        { licence: { kind: 'reacquiring', epoch: 2 } },
        { licence: { ...held, epoch: 2 }, view: page(3) },
      ),
    ).toEqual(['opened', 'page', 'position', 'expired']);
  });

  test('of each end of a loan and each refusal, once [R2.167]', () => {
    const denied: LicenceState = {
      kind: 'denied',
      epoch: 2,
      users: [],
      again: true,
      reason: 'in-use',
    };
    expect(
      eventsOf(
        {},
        { licence: { kind: 'expired', epoch: 1 } },
        { licence: { kind: 'expired', epoch: 1 } },
        { licence: { kind: 'reacquiring', epoch: 2 } },
        { licence: denied },
        { licence: { kind: 'reacquiring', epoch: 3 } },
        { licence: { ...denied, epoch: 3, reason: 'unreachable' } },
        { licence: { kind: 'failed', epoch: 4, reason: 'not-found' } },
      ),
    ).toEqual([
      { kind: 'expired' },
      { kind: 'failed', reason: 'in-use' },
      { kind: 'failed', reason: 'unreachable' },
      { kind: 'failed', reason: 'not-found' },
    ]);
  });
});
