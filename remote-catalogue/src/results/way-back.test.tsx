import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  asked,
  closeResults,
  go,
  loadAll,
  more,
  openBook,
  openResults,
  reopenResults,
  scrollDown,
  select,
  showTab,
  type,
  watchScroll,
} from './testing/results-history.ts';

beforeEach(openResults);
afterEach(closeResults);

test('a search with the same words is a new one, and Back brings the results of before', async () => {
  await type('sea');
  await type('sea');
  await waitFor(() => expect(asked()).toBe(6));
  await userEvent.click((await select('Book 1'))[0] as HTMLElement);
  await type('other');
  await waitFor(() => expect(asked()).toBe(8));
  await type('sea');
  await waitFor(() => expect(asked()).toBe(10));
  expect(screen.queryByText('1 result selected')).toBeNull();
  await go(-2);
  expect(screen.getByText('1 result selected')).toBeTruthy();
  expect(asked()).toBe(10);
});

test('a new search from an open detail leaves the results below it for Back [C2.84]', async () => {
  await type('sea');
  await waitFor(() => expect(asked()).toBe(4));
  await userEvent.click((await select('Book 1'))[0] as HTMLElement);
  await openBook('Book 2');
  await type('sea');
  await waitFor(() => expect(asked()).toBe(6));
  expect(screen.queryByText('1 result selected')).toBeNull();
  await go(-1);
  expect(screen.getByText('1 result selected')).toBeTruthy();
  expect(asked()).toBe(6);
});

test('the next mount on the page, as after the reader, has the loaded pages and the selection [C2.84]', async () => {
  await userEvent.click((await select('Book 1'))[0] as HTMLElement);
  await loadAll();
  await reopenResults();
  expect(screen.getByText('All results have been loaded')).toBeTruthy();
  expect(screen.getByText('1 result selected')).toBeTruthy();
  expect(asked()).toBe(0);
});

test('Back from another search brings the loaded pages and the place on the page [C2.84]', async () => {
  await loadAll();
  const scroll = watchScroll();
  scrollDown(900);
  await type('other');
  await waitFor(() => expect(asked()).toBe(6));
  await waitFor(() => expect(more()).not.toBeNull());
  expect(scroll.positions()).toEqual([0]);
  scrollDown(0);
  await go(-1);
  expect(screen.getByText('All results have been loaded')).toBeTruthy();
  expect(asked()).toBe(6);
  expect(scroll.positions()).toEqual([0, 900]);
});

describe('the focus after Back', () => {
  const leaveFromBook2 = async () => {
    // Without layout all cards have no height, and the list renders other ones.
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(190);
    await showTab(/Catalogue/);
    const card = await screen.findByRole('button', { name: 'Book 2' });
    act(() => card.focus());
    await type('other');
    await waitFor(() => expect(asked()).toBe(4));
  };

  test('returns to the card that had it', async () => {
    await leaveFromBook2();
    act(() => screen.getByRole('combobox', { name: 'Search the catalogue' }).blur());
    await go(-1);
    expect(document.activeElement?.textContent).toBe('Book 2');
  });

  test('stays where the person has moved it meanwhile', async () => {
    await leaveFromBook2();
    await go(-1);
    expect(screen.getByRole('button', { name: 'Book 2' })).toBeTruthy();
    expect(document.activeElement).toBe(
      screen.getByRole('combobox', { name: 'Search the catalogue' }),
    );
  });
});
