import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createSessionOwner, forgetOwnStorage, forgetTabStorage } from './session-owner.ts';

const forgetTab = jest.fn();
const onOther = jest.fn();
const make = () =>
  createSessionOwner({ local: localStorage, session: sessionStorage, forgetTab, onOther });
const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forgetTab.mockClear();
  onOther.mockClear();
});
afterEach(() => stop());

test('the next person in a tab finds nothing of the person before [C4.39]', () => {
  make().claim('one 1');
  make().claim('one 1');
  expect(forgetTab).not.toHaveBeenCalled();
  make().claim('one 2');
  expect(forgetTab).toHaveBeenCalledTimes(1);
  make().release();
  expect(forgetTab).toHaveBeenCalledTimes(2);
});

test('who signs in from a new tab finds nothing of who never signed out [C4.39]', () => {
  make().claim('one 1');
  sessionStorage.clear();
  make().claim('one 1');
  expect(forgetTab).not.toHaveBeenCalled();
  sessionStorage.clear();
  make().claim('one 2');
  expect(forgetTab).toHaveBeenCalledTimes(1);
});

test('another tab that signs out or signs another person in is followed, once [C4.39]', () => {
  const owner = make();
  stop = owner.watch();
  owner.claim('one 1');
  localStorage.setItem('hl-session-of', 'one 1');
  tell('hl-session-of');
  tell('hl-language');
  expect(onOther).not.toHaveBeenCalled();
  localStorage.setItem('hl-session-of', 'one 2');
  tell('hl-session-of');
  tell('hl-session-of');
  expect(onOther).toHaveBeenCalledTimes(1);

  owner.claim('one 2');
  localStorage.clear();
  tell(null);
  expect(onOther).toHaveBeenCalledTimes(2);
});

test('a page that comes back from the history looks who is signed in now', () => {
  const owner = make();
  stop = owner.watch();
  owner.claim('one 1');
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  localStorage.removeItem('hl-session-of');
  show(false);
  expect(onOther).not.toHaveBeenCalled();
  show(true);
  expect(onOther).toHaveBeenCalledTimes(1);
});

test('what a remote stores of the person in the browser goes, and nothing else of it [C2.307]', () => {
  localStorage.setItem('hl-catalogue-own-searches', '[]');
  localStorage.setItem('hl-two-words-own-x', '1');
  localStorage.setItem('hl-catalogue-searches-off', '1');
  localStorage.setItem('own-searches', 'x');
  forgetOwnStorage(localStorage);
  expect(Object.keys(localStorage).sort()).toEqual(['hl-catalogue-searches-off', 'own-searches']);
});

test('what is kept for the tab goes, and nothing that is not ours', () => {
  sessionStorage.setItem('hl-basket', '[]');
  sessionStorage.setItem('hl-catalogue-last-search', '/search');
  sessionStorage.setItem('other', 'x');
  forgetTabStorage(sessionStorage);
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});
