import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FakeAnswers } from '@leeszaal/remote-kit/testing/dev-page';
import {
  type Availability,
  type Language,
  type Publication,
  publicationCodec,
  type Role,
  type SearchModule,
  type WaitingPlace,
} from '@leeszaal/shared-contracts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { SETTLE_PAUSE } from '../availability/availability-watch.ts';
import { PublicationDetail } from '../detail/publication-detail.component.tsx';
import { ResultCard } from '../result-card/result-card.component.tsx';
import { type OpenScreen, openScreen } from '../testing/open-screen.ts';
import { PLACES_PAUSE } from './places-watch.ts';

const MODULE: SearchModule = {
  connection: 1,
  module: 0,
  name: 'Catalogue',
  actions: ['read'],
  advancedFields: [],
};
const BOOK: Publication = v.parse(publicationCodec.schema, {
  ...{ id: 1, pubkey: 'pub-1', title: 'Tea', licenseavailable: false },
});
const ON_LOAN: Availability = { state: 'on-loan', pubKey: 'pub-1', seats: 1, minutes: 4 };
const waiting = (number: number): WaitingPlace => ({
  ...{ state: 'waiting', pubKey: 'pub-1', title: 'Tea', number },
});
const turn = (seconds: number): WaitingPlace => ({
  ...{ state: 'turn', pubKey: 'pub-1', title: 'Tea', seconds },
});

/** All elements are in view. */
class Observer {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element): void {
    const entry = { target, isIntersecting: true } as Partial<IntersectionObserverEntry>;
    this.#tell(
      [entry as IntersectionObserverEntry],
      this as Partial<IntersectionObserver> as IntersectionObserver,
    );
  }
  unobserve = () => undefined;
  disconnect = () => undefined;
}

let opened: OpenScreen;
let places: WaitingPlace[];
let availability: Availability;
beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: Observer });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'requestAnimationFrame'] });
  places = [];
  availability = ON_LOAN;
});
afterEach(async () => {
  await opened.close();
  jest.useRealTimers();
});

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const press = (target: Element) =>
  act(() => userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(target));
async function open({
  role = 'user',
  tellsTurns = false,
  part = <ResultCard publication={BOOK} module={MODULE} />,
  ...answers
}: FakeAnswers & {
  readonly role?: Role;
  readonly tellsTurns?: boolean;
  readonly part?: React.ReactNode;
} = {}) {
  opened = await openScreen({
    tellsTurns,
    library: { modules: [MODULE] },
    session: { role },
    part,
    answers: {
      getAvailability: () => [availability],
      getWaitingPlaces: () => places,
      takeWaitingPlace: () => {
        places = [waiting(2)];
        return { outcome: 'waiting' };
      },
      leaveWaitingPlace: () => {
        places = [];
      },
      ...answers,
    },
  });
  await pass(SETTLE_PAUSE);
}
const button = (name: string) => screen.getByRole('button', { name });
const callsOf = (name: 'getWaitingPlaces' | 'takeWaitingPlace') =>
  opened.host.http.requestsOf(name).length;

test('a person joins the queue, with the number of the place, and the button keeps the focus [C2.490 C2.491 C2.496]', async () => {
  await open();
  await press(button('Join queue: Tea'));
  const dialog = await screen.findByRole('dialog', { name: 'Join the queue' });
  await press(within(dialog).getByRole('button', { name: 'Join' }));
  await pass(0);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('2nd in the queue')).toBeTruthy();
  expect(opened.host.http.requestsOf('takeWaitingPlace')[0]).toMatchObject({
    params: { pubKey: 'pub-1' },
    body: { mailIn: null },
  });
  expect(document.activeElement).toBe(button('Leave queue: Tea'));
});

test('a mail is sent to a person who wishes it, in the language of the interface [C2.492]', async () => {
  await open();
  await press(button('Join queue: Tea'));
  await press(await screen.findByRole('checkbox', { name: /Also send an e-mail to / }));
  await press(screen.getByRole('button', { name: 'Join' }));
  await pass(0);
  expect(opened.host.http.requestsOf('takeWaitingPlace')[0]?.body).toEqual({ mailIn: 'en' });
});

test('a person leaves the queue [C2.493 C2.496]', async () => {
  places = [waiting(1)];
  await open();
  await press(button('Leave queue: Tea'));
  await pass(0);
  expect(screen.getByText('On loan, free in about 4 min')).toBeTruthy();
  expect(document.activeElement).toBe(button('Join queue: Tea'));
});

test('a turn has its end, and the document can be read [C2.495]', async () => {
  jest.setSystemTime(new Date(2026, 0, 5, 14, 0, 0));
  places = [waiting(1)];
  await open();
  expect(screen.getByText('1st in the queue')).toBeTruthy();
  places = [turn(300)];
  await pass(PLACES_PAUSE);
  expect(screen.getByText(/^Your turn until 14:05$/)).toBeTruthy();
  expect(button('Read Tea')).toBeTruthy();
  places = [turn(290)];
  await pass(PLACES_PAUSE);
  expect(screen.getByText(/^Your turn until 14:05$/)).toBeTruthy();
});

test.each([
  [true, []],
  [false, ['It is your turn: you can read “Tea” now']],
])('a turn is told once where the host does so: %j [C2.494]', async (tellsTurns, notes) => {
  places = [waiting(1)];
  await open({ tellsTurns });
  places = [turn(300)];
  await pass(2 * PLACES_PAUSE);
  expect(opened.host.dialogs.notes).toEqual(notes);
});

test('a turn for a document without a title is told too [C2.543]', async () => {
  places = [{ ...waiting(1), title: '' }];
  await open();
  places = [{ ...turn(300), title: '' }];
  await pass(PLACES_PAUSE);
  const [note] = opened.host.dialogs.notes;
  expect(note).toBe('It is your turn: you can read a document without a title now');
});

test('places are asked for again only while there are some [C2.497]', async () => {
  await open();
  await pass(10 * PLACES_PAUSE);
  expect(callsOf('getWaitingPlaces')).toBe(1);
});

test.each<Role>(['anonymous', 'none'])('%s keeps *In use* [C2.498]', async (role) => {
  await open({ role });
  expect(button('In use: Tea')).toBeTruthy();
  expect(callsOf('getWaitingPlaces')).toBe(0);
});

test.each([
  ['too-many', /You cannot wait for more documents now/],
  ['closed', /cannot be borrowed at present/],
] as const)('the dialog says why a person cannot wait: %s [C2.499]', async (outcome, text) => {
  await open({ takeWaitingPlace: () => ({ outcome }) });
  await press(button('Join queue: Tea'));
  await press(await screen.findByRole('button', { name: 'Join' }));
  await pass(0);
  expect(within(screen.getByRole('dialog')).getByText(text)).toBeTruthy();
});

test('a detail has the queue as well [C2.490]', async () => {
  await open({ part: <PublicationDetail publication={BOOK} module={MODULE} /> });
  expect(button('Join queue: Tea')).toBeTruthy();
});

test.each<[Language, string, string]>([
  ['nl', '2e in de wachtrij', 'Uit de rij'],
  ['de', 'Platz 2 in der Warteschlange', 'Platz aufgeben'],
  ['fr', 'N° 2 dans la file d’attente', 'Quitter la file'],
])('the queue is in the language of the interface: %s [C2.491]', async (language, line, leave) => {
  places = [waiting(2)];
  await open();
  act(() => opened.host.change({ kind: 'language', language }));
  expect(await screen.findByText(line)).toBeTruthy();
  expect(screen.getByText(leave)).toBeTruthy();
});
