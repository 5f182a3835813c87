import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { closeResults, openResults as open, press } from '../testing/open-results.ts';
import { searchesOf } from '../testing/open-screen.ts';

afterEach(closeResults);

describe('the facets', () => {
  const shown = () =>
    within(screen.getByRole('complementary', { name: 'Filters' }))
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent);
  const openFacets = async () => {
    const screenOf = await open({ query: { connection: 0 } });
    await screen.findByRole('checkbox', { name: '1924' });
    return screenOf;
  };

  test('ten values show at first, ten more at a time, and never fewer [C2.104 C9.13]', async () => {
    await openFacets();
    expect(shown()).toHaveLength(10);
    expect(screen.queryByRole('button', { name: 'Show fewer' })).toBeNull();
    await press('Show more');
    expect(shown()).toHaveLength(20);
    await press('Show more');
    expect(shown()).toHaveLength(25);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    await press('Show fewer');
    await press('Show fewer');
    expect(shown()).toHaveLength(10);
  });

  test('they are sorted by values or hits, either way, and that is kept [C2.105]', async () => {
    const { host } = await openFacets();
    expect(shown().slice(0, 2)).toEqual(['1924', '1923']);
    await press('Descending');
    expect(shown().slice(0, 2)).toEqual(['1900', '1901']);
    await press('By hits');
    expect(screen.getByRole('button', { name: 'By value' })).toBeTruthy();
    expect(shown().slice(0, 2)).toEqual(['1900', '1901']);
    expect(JSON.parse(host.context.storage.local.get('facet-settings') ?? '')).toMatchObject({
      keywords: { sortType: 1, sortOrder: 1 },
    });
  });

  test('a value can be typed, with Enter or the button, and is sent with Apply only [C2.102 C2.103 C4.15]', async () => {
    const screenOf = await openFacets();
    const field = screen.getByRole('textbox', { name: 'Another value for Keywords' });
    const add = screen.getByRole('button', { name: 'Add' });
    expect(add.hasAttribute('disabled')).toBe(true);
    await userEvent.type(field, '  1848 {Enter}');
    expect(screen.getByRole('checkbox', { name: '1848', checked: true })).toBeTruthy();
    await userEvent.type(field, '1700');
    await press('Add');
    expect(screen.getByRole('checkbox', { name: '1700', checked: true })).toBeTruthy();
    expect(searchesOf(screenOf)).toHaveLength(2);
    await press('Apply');
    await waitFor(() => expect(searchesOf(screenOf)).toHaveLength(3));
    expect(searchesOf(screenOf)[2]?.facets).toEqual({ keywords: ['1848', '1700'] });
    expect(searchesOf(screenOf)[2]?.paginationOptions.page).toBe(1);
  });

  test('Apply, Cancel, Reset and the chips go, and leave the focus beside where they stood [C2.89]', async () => {
    await openFacets();
    const filters = screen.getByRole('complementary', { name: 'Filters' });
    for (const button of ['Cancel', 'Apply', 'Reset']) {
      if (button !== 'Reset') await userEvent.click(screen.getByRole('checkbox', { name: '1924' }));
      await press(button);
      await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull());
      expect(document.activeElement).toBe(filters);
    }
    await userEvent.click(screen.getByRole('checkbox', { name: '1924' }));
    await press('Apply');
    await press(/^Remove: /);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove: / })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('Show more and Show fewer keep the focus there when they go [C2.89]', async () => {
    await openFacets();
    await press('Show more');
    expect(document.activeElement?.textContent).toBe('Show more');
    await press('Show more');
    expect(document.activeElement?.textContent).toBe('Show fewer');
    await press('Show fewer');
    await press('Show fewer');
    expect(document.activeElement?.textContent).toBe('Show more');
    expect(document.activeElement).not.toBe(document.body);
  });

  test('Cancel forgets what was chosen, Reset takes off what is in force [C2.76 C4.15]', async () => {
    const screenOf = await openFacets();
    await userEvent.click(screen.getByRole('checkbox', { name: '1924' }));
    await press('Cancel');
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: '1924' }));
    await press('Apply');
    await press('Reset');
    await waitFor(() => expect(searchesOf(screenOf)).toHaveLength(4));
    expect(searchesOf(screenOf)[3]?.facets).toEqual({});
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
  });
});
