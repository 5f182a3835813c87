import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import {
  type Availability,
  type Language,
  type Publication,
  publicationCodec,
  type SearchModule,
} from '@leeszaal/shared-contracts';
import { act, screen } from '@testing-library/react';
import * as v from 'valibot';
import { PublicationDetail } from '../detail/publication-detail.component.tsx';
import { ResultCard } from '../result-card/result-card.component.tsx';
import { POLL_PAUSES } from '../shell/poll-pause.ts';
import { type OpenScreen, openScreen } from '../testing/open-screen.ts';
import { SETTLE_PAUSE } from './availability-watch.ts';

const MODULE: SearchModule = {
  connection: 1,
  module: 0,
  name: 'Catalogue',
  actions: ['read'],
  advancedFields: [],
};
const publication = (id: number, more: object = {}): Publication =>
  v.parse(publicationCodec.schema, {
    ...{ id, pubkey: `pub-${id}`, title: `Book ${id}`, licenseavailable: true },
    ...more,
  });

const observed = new Map<Element, IntersectionObserverCallback>();
class Observer {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe = (element: Element) => void observed.set(element, this.#tell);
  unobserve = (element: Element) => void observed.delete(element);
  disconnect = () => observed.clear();
}

let opened: OpenScreen;
let answer: (pubKey: string) => Availability[];
beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: Observer });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'requestAnimationFrame'] });
  answer = (pubKey) => [{ state: 'free', pubKey, seats: 1, free: 1 }];
});
afterEach(async () => {
  await opened.close();
  jest.useRealTimers();
});

async function open(part: React.ReactNode) {
  opened = await openScreen({
    library: { modules: [MODULE] },
    part,
    answers: { getAvailability: ({ body }) => body.pubKeys.flatMap(answer) },
  });
}
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const asked = () => opened.host.http.requestsOf('getAvailability').map(({ body }) => body.pubKeys);
function scroll(isIntersecting: boolean, of = [...observed.keys()]): void {
  for (const target of of) {
    const entry = { target, isIntersecting } as Partial<IntersectionObserverEntry>;
    observed.get(target)?.([entry as IntersectionObserverEntry], {} as IntersectionObserver);
  }
}
const cards = (...publications: Publication[]) =>
  publications.map((each) => <ResultCard key={each.id} publication={each} module={MODULE} />);

test('cards ask together when they are in view, and about documents alone [C2.470 C2.472]', async () => {
  await open(cards(publication(1), publication(2), publication(3, { pubkey: null })));
  await pass(SETTLE_PAUSE);
  expect(asked()).toEqual([]);
  scroll(true);
  await pass(SETTLE_PAUSE);
  expect(asked()).toEqual([['pub-1', 'pub-2']]);
  expect(screen.getAllByText('Available now, 1 seat')).toHaveLength(2);
  scroll(false);
  await pass(POLL_PAUSES[0]);
  expect(asked()).toHaveLength(1);
});

test.each<[Availability, string]>([
  [{ state: 'free', pubKey: 'pub-1', seats: 3, free: 2 }, 'Available now, 2 of 3 seats'],
  [{ state: 'on-loan', pubKey: 'pub-1', seats: 1, minutes: 4 }, 'On loan, free in about 4 min'],
  [{ state: 'refused', pubKey: 'pub-1', reason: 'sign-in-to-read' }, 'Log in to read'],
  [{ state: 'refused', pubKey: 'pub-1', reason: 'staff-only' }, 'Not readable with your account'],
  [{ state: 'closed', pubKey: 'pub-1' }, 'Cannot be borrowed at present'],
])('the line of %j says “%s” [C2.470]', async (availability, text) => {
  answer = () => [availability];
  await open(cards(publication(1)));
  scroll(true);
  await pass(SETTLE_PAUSE);
  expect(screen.getByText(text)).toBeTruthy();
});

test.each<[Language, string]>([
  ['nl', 'Uitgeleend, vrij over ca. 4 min'],
  ['de', 'Ausgeliehen, in ca. 4 Min. frei'],
  ['fr', 'Emprunté, libre dans env. 4 min'],
])('the line is in the language of the interface: %s [C2.470]', async (language, text) => {
  answer = (pubKey) => [{ state: 'on-loan', pubKey, seats: 1, minutes: 4 }];
  await open(cards(publication(1)));
  act(() => opened.host.change({ kind: 'language', language }));
  scroll(true);
  await pass(SETTLE_PAUSE);
  expect(await screen.findByText(text)).toBeTruthy();
});

test('the one free seat of several is in good French, too [C2.470]', async () => {
  answer = (pubKey) => [{ state: 'free', pubKey, seats: 3, free: 1 }];
  await open(cards(publication(1)));
  act(() => opened.host.change({ kind: 'language', language: 'fr' }));
  scroll(true);
  await pass(SETTLE_PAUSE);
  expect(await screen.findByText('Disponible, 1 sur 3 places')).toBeTruthy();
});

test('the line has its place before its text, and is no live region [C2.471 C2.477]', async () => {
  await open(cards(publication(1)));
  const line = screen.getByRole('article').querySelector('p.line:empty');
  expect(line).not.toBeNull();
  scroll(true);
  await pass(SETTLE_PAUSE);
  expect(screen.getByText('Available now, 1 seat').closest('p')).toBe(line);
  expect(line?.closest('[aria-live], [role=status]')).toBeNull();
});

test('*In use*, *Read* and the queue follow, and keep the focus [C2.476]', async () => {
  await open(cards(publication(1, { licenseavailable: false })));
  const button = screen.getByRole('button', { name: 'In use: Book 1' });
  act(() => button.focus());
  scroll(true);
  await pass(SETTLE_PAUSE);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Read Book 1' }));
  answer = (pubKey) => [{ state: 'on-loan', pubKey, seats: 1, minutes: 9 }];
  await pass(POLL_PAUSES[0]);
  const queue = screen.getByRole('button', { name: 'Join queue: Book 1' });
  expect(document.activeElement).toBe(queue);
});

test('a visitor who has to log in keeps *Read* [C2.476]', async () => {
  answer = (pubKey) => [{ state: 'refused', pubKey, reason: 'sign-in-to-read' }];
  await open(cards(publication(1)));
  scroll(true);
  await pass(SETTLE_PAUSE);
  expect(screen.getByRole('button', { name: 'Read Book 1' })).toBeTruthy();
});

test('a detail has the line as well [C2.470]', async () => {
  await open(<PublicationDetail publication={publication(1)} module={MODULE} />);
  scroll(true);
  await pass(SETTLE_PAUSE);
  expect(screen.getByText('Available now, 1 seat')).toBeTruthy();
});
