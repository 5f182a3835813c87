import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Publication, SearchModule } from '@leeszaal/shared-contracts';
import { fireEvent, screen } from '@testing-library/react';
import { type OpenScreen, openScreen } from '../testing/open-screen.ts';
import { ReadingAction } from './reading-action.component.tsx';

const PUBLICATION = { pubKey: 'pub/1', title: 'Tea', licenseAvailable: true } as Publication;
const MODULE = { actions: ['read'] } as Partial<SearchModule> as SearchModule;

let opened: OpenScreen;
const open = async (publication: Publication) => {
  const part = <ReadingAction publication={publication} module={MODULE} />;
  opened = await openScreen({ part });
};
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'requestAnimationFrame'] });
  await open(PUBLICATION);
});
afterEach(async () => {
  await opened.close();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

const button = () => screen.getByRole('button', { name: 'Read Tea' });
const REST_MS = 60;

test('a pointer that rests on the button starts the reader, and borrows nothing [R2.180 R2.181]', () => {
  fireEvent.pointerEnter(button());
  jest.advanceTimersByTime(REST_MS);
  expect(opened.host.prefetchedNext).toEqual(['reader']);
  expect(opened.host.http.calls).toEqual([]);
  expect(opened.address()).toBe('/');
});

test('a pointer that passes over it starts nothing [R2.180]', () => {
  fireEvent.pointerEnter(button());
  fireEvent.pointerLeave(button());
  jest.advanceTimersByTime(REST_MS);
  expect(opened.host.prefetchedNext).toEqual([]);
});

test('the focus of the keyboard starts the reader [R2.180]', () => {
  fireEvent.focus(button());
  expect(opened.host.prefetchedNext).toEqual(['reader']);
});

test('a press starts the reader and opens the publication [R2.180]', () => {
  fireEvent.click(button());
  expect(opened.host.prefetchedNext).toEqual(['reader']);
  jest.runOnlyPendingTimers();
  expect(opened.address()).toBe('/pub%2F1');
});

test('a press opens the only document, if the server names it [R2.221]', async () => {
  await opened.close();
  await open({ ...PUBLICATION, docKey: 'doc/1' });
  fireEvent.click(button());
  jest.runOnlyPendingTimers();
  expect(opened.address()).toBe('/reader/doc%2F1');
  expect(opened.host.navigation.current().state).toEqual({ pubKey: 'pub/1' });
});

test('a press tells the reader its address before it leads there, and nothing before it does [R2.222]', () => {
  fireEvent.pointerEnter(button());
  jest.advanceTimersByTime(REST_MS);
  fireEvent.focus(button());
  fireEvent.click(button());
  const pressed = { path: '/pub%2F1', state: { pubKey: 'pub/1' } };
  expect(opened.host.prefetchedAddresses).toEqual([undefined, undefined, pressed]);
  expect(opened.address()).toBe('/');
});

test('a second press before the screens change opens nothing [R2.231]', () => {
  fireEvent.click(button());
  fireEvent.click(button());
  jest.runOnlyPendingTimers();
  fireEvent.click(button());
  jest.runOnlyPendingTimers();
  expect(opened.host.prefetchedNext).toEqual(['reader']);
  expect(opened.address()).toBe('/pub%2F1');
  opened.host.navigation.navigate(-1);
  expect([opened.address(), opened.host.navigation.canGoBack()]).toEqual(['/', false]);
});

test('resting starts nothing for a person who saves data [R2.180]', () => {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true },
    configurable: true,
  });
  fireEvent.pointerEnter(button());
  jest.advanceTimersByTime(REST_MS);
  expect(opened.host.prefetchedNext).toEqual([]);
});

test.each([
  ['of one media type', ['application/epub+zip'], 'application/epub+zip'],
  ['with several', ['application/epub+zip', 'application/pdf'], undefined],
  ['without any', [], undefined],
  ['of an older server', undefined, undefined],
])(
  'a publication %s starts the reader with what is known of it [R2.210]',
  async (_, mimeTypes, mimeType) => {
    await opened.close();
    await open({ ...PUBLICATION, mimeTypes });
    fireEvent.pointerEnter(button());
    jest.advanceTimersByTime(REST_MS);
    fireEvent.focus(button());
    fireEvent.click(button());
    expect(opened.host.prefetchedMimeTypes).toEqual([mimeType, mimeType, mimeType]);
    jest.runOnlyPendingTimers();
    const { state } = opened.host.navigation.current();
    expect(state).toEqual({ pubKey: 'pub/1', mimeType });
  },
);
