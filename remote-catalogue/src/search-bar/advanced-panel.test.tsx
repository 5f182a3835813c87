import { afterEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  bar,
  closeCatalogue,
  openCatalogue as open,
  panel,
  press,
  row,
  rows,
  toggle,
} from './testing/open-search-bar.ts';

afterEach(closeCatalogue);

describe('the panel', () => {
  test('opens when the field gets the focus, and says so on its button [C2.56]', async () => {
    await open();
    expect(panel()).toBeNull();
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(bar());
    expect(panel()).not.toBeNull();
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    expect(toggle().getAttribute('aria-controls')).toBe(panel()?.id);
  });

  test('opens and closes with the button of the bar [C2.48]', async () => {
    await open();
    await userEvent.click(toggle());
    expect(panel()).not.toBeNull();
    await userEvent.click(toggle());
    expect(panel()).toBeNull();
  });

  test('closes with a press outside, and when the focus goes elsewhere [C2.56]', async () => {
    await open();
    await userEvent.click(bar());
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    expect(panel()).toBeNull();
    await userEvent.click(bar());
    const elsewhere = document.body.appendChild(document.createElement('button'));
    act(() => elsewhere.focus());
    expect(panel()).toBeNull();
    elsewhere.remove();
  });

  test('closes with its own button and gives the focus to the one that opens it [C2.56]', async () => {
    await open();
    await userEvent.click(bar());
    await press('Close');
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(toggle());
  });

  test('closes with Escape and leaves what was typed alone [C2.57]', async () => {
    await open();
    await userEvent.click(bar());
    await userEvent.keyboard('ships{Escape}');
    expect(panel()).toBeNull();
    expect((bar() as HTMLInputElement).value).toBe('ships');
    expect(document.activeElement).toBe(bar());
    await userEvent.click(toggle());
    await userEvent.click(row(1).getByRole('textbox', { name: 'Value' }));
    await userEvent.keyboard('sea{Escape}');
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(toggle());
  });

  test('stands in the page of home where the client wants it so, and stays [C2.49]', async () => {
    await open({ showAdvancedSearchOnHome: true });
    expect(panel()).not.toBeNull();
    expect(within(panel() as HTMLElement).queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(bar());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    expect(panel()).not.toBeNull();
    await userEvent.click(toggle());
    expect(panel()).toBeNull();
  });
});

describe('its rows', () => {
  test('are added for the next field and taken away, and the focus goes along [C2.58]', async () => {
    await open();
    await userEvent.click(bar());
    expect(rows()).toHaveLength(1);
    expect(row(1).queryByRole('combobox', { name: 'Relation' })).toBeNull();
    await press('Add field');
    expect(rows()).toHaveLength(2);
    expect(document.activeElement).toBe(row(2).getByRole('combobox', { name: 'Relation' }));
    expect(row(2).getByRole('combobox', { name: 'Field' })).toHaveProperty('value', 'authors');
    await userEvent.click(row(1).getByRole('button', { name: 'Remove field' }));
    expect(rows()).toHaveLength(1);
    expect(row(1).getByRole('combobox', { name: 'Field' })).toHaveProperty('value', 'authors');
    expect(document.activeElement).toBe(row(1).getByRole('button', { name: 'Remove field' }));
    await userEvent.click(row(1).getByRole('button', { name: 'Remove field' }));
    expect(rows()).toHaveLength(0);
    expect(document.activeElement?.textContent).toBe('Add field');
  });

  test('offer title, authors, isbn, publisher and keywords, three modes and two relations [C2.61]', async () => {
    await open({ defaultAdvancedSearchFields: ['title', 'isbn'] });
    await userEvent.click(bar());
    const options = (label: string) =>
      row(2)
        .getByRole('combobox', { name: label })
        .querySelectorAll('option')
        .values()
        .map(({ value }) => value)
        .toArray();
    expect(options('Field')).toEqual(['title', 'authors', 'isbn', 'publisher', 'keywords']);
    expect(options('Mode')).toEqual(['contains', 'exact', 'not']);
    expect(options('Relation')).toEqual(['and', 'or']);
  });
});
