import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  address,
  asked,
  closeResults,
  detail,
  go,
  lastSearch,
  loadAll,
  more,
  openBook,
  openGerman,
  openResults,
  openTab,
  scrollDown,
  select,
  showOnTelephone,
  type,
  watchScroll,
} from './testing/results-history.ts';

beforeEach(openResults);
afterEach(closeResults);

describe('a detail is an entry of the history', () => {
  test('Back closes it, Forward opens it again, and another one stands in its place [C2.84]', async () => {
    const results = address();
    await openBook('Book 2');
    expect(detail()).not.toBeNull();
    expect(address()).toBe(results);
    await openBook('Book 3');
    await go(-1);
    expect(detail()).toBeNull();
    expect(document.activeElement?.textContent).toBe('Book 3');
    await go(1);
    expect(await screen.findByRole('heading', { level: 2, name: 'Book 3' })).toBeTruthy();
    expect(asked()).toBe(2);
  });

  test('its own button goes back, so that no entry is left behind [C2.84]', async () => {
    await type('before');
    await openBook('Book 2');
    await userEvent.click(within(detail() as HTMLElement).getByRole('button', { name: 'Close' }));
    expect(detail()).toBeNull();
    await go(-1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('way');
  });

  test('on a telephone, where it fills the screen, Back leads to the results and not out of them [C2.84]', async () => {
    showOnTelephone();
    await openBook('Book 2');
    expect(await screen.findByRole('dialog', { name: 'Publication' })).toBeTruthy();
    await go(-1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('way');
    expect(screen.getAllByRole('button', { name: 'Book 2' }).length).toBeGreaterThan(0);
    expect(asked()).toBe(2);
  });

  test('after another tab it closes there', async () => {
    await openBook('Book 2');
    await userEvent.click(screen.getByRole('tab', { name: /Archive/ }));
    expect(detail()).not.toBeNull();
    await userEvent.click(within(detail() as HTMLElement).getByRole('button', { name: 'Close' }));
    expect(detail()).toBeNull();
    expect(openTab()).toBe('Archive3');
  });
});

describe('a value of a detail', () => {
  test('searches its field by its code, names it, and leaves other words alone [C2.124]', async () => {
    await openBook('Book 2');
    await openGerman();
    await waitFor(() => expect(detail()).toBeNull());
    expect(lastSearch()).toMatchObject({
      query: '*',
      fields: [{ name: 'language', value: 'de', mode: 0 }],
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Results for Language: German',
    );
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByRole('button', { name: 'Remove: Language: German' })).toBeTruthy();
    await type('other');
    expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull();
    expect(address()).not.toContain('language');
  });

  test('that is a document type is searched by its plain name, and named in the language [C2.124]', async () => {
    await openBook('Book 2');
    await userEvent.click(
      await within(detail() as HTMLElement).findByRole('link', { name: 'Printed book' }),
    );
    await waitFor(() => expect(detail()).toBeNull());
    expect(decodeURIComponent(address())).toContain('"name":"documenttype","value":"Book"');
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('Results for Document type: Printed book');
    await userEvent.click(
      screen.getByRole('button', { name: 'Remove: Document type: Printed book' }),
    );
    expect(heading.textContent).toBe('All publications');
  });

  test('and Back from it brings the loaded pages, the selection and the detail [C2.84]', async () => {
    await userEvent.click((await select('Book 1'))[0] as HTMLElement);
    await openBook('Book 2');
    await loadAll();
    const scroll = watchScroll();
    scrollDown(900);
    await openGerman();
    await waitFor(() => expect(asked()).toBe(6));
    await waitFor(() => expect(more()).not.toBeNull());
    // A module without an answer would be searched again after Back.
    await screen.findByRole('tab', { name: /Archive 3/ });
    scrollDown(0);
    expect(screen.queryByText('1 result selected')).toBeNull();
    await go(-1);
    expect(detail()).not.toBeNull();
    expect(screen.getByText('1 result selected')).toBeTruthy();
    expect(screen.getByText('All results have been loaded')).toBeTruthy();
    expect(scroll.positions()).toEqual([0, 900]);
    expect(asked()).toBe(6);
    await go(1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('German');
    expect(asked()).toBe(6);
  });
});
