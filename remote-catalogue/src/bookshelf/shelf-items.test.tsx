import { afterEach, describe, expect, test } from '@jest/globals';
import { StatusError } from '@leeszaal/shared-contracts';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { closeShelves, later, openShelves, publication, saved } from '../testing/open-shelves.ts';

afterEach(closeShelves);

describe('what stands on a shelf', () => {
  test('a saved search leads to its results, a publication opens its detail [C2.174]', async () => {
    await openShelves({ path: '/bookshelf/1' });
    const link = screen.getByRole('link', { name: /ships/ });
    const target = new URL(link.getAttribute('href') ?? '', 'https://portal.test');
    expect(target.pathname).toBe('/search');
    expect(JSON.parse(target.searchParams.get('query') ?? '')).toEqual(saved);
    expect(link.textContent).toBe('shipsArchive · Title contains “sea” · 1860');
    await userEvent.click(await screen.findByRole('button', { name: /Multatuli/ }));
    const panel = within(await screen.findByRole('region', { name: 'Publication' }));
    expect((await panel.findAllByText(/Max Havelaar/)).length).toBeGreaterThan(0);
  });

  test('a detail stays with the shelf or the results that it was opened on [C2.88]', async () => {
    const catalogue = await openShelves({ path: '/bookshelf/1' });
    const panel = () => screen.queryByRole('region', { name: 'Publication' });
    const go = (to: string | number) => act(async () => catalogue.host.navigation.navigate(to));
    await userEvent.click(await screen.findByRole('button', { name: /Multatuli/ }));
    expect(panel()).not.toBeNull();
    await go('/bookshelf/2');
    await screen.findByText('This bookshelf is empty');
    expect(panel()).toBeNull();
    await go('/search?query={"query":"other"}');
    await screen.findByRole('heading', { level: 1, name: 'Results for “other”' });
    expect(panel()).toBeNull();
    catalogue.host.http.answer({
      search: () => [{ kind: 'results', total: 1, publications: [publication], facets: {} }],
    });
    await userEvent.type(screen.getByRole('combobox', { name: 'Search the catalogue' }), '{Enter}');
    const [result] = await screen.findAllByRole('button', { name: 'Max Havelaar' });
    await userEvent.click(result as HTMLElement);
    expect(panel()).not.toBeNull();
    await go('/bookshelf/1');
    await screen.findByRole('heading', { level: 1, name: 'For later' });
    expect(panel()).toBeNull();
    await go(-1);
    await screen.findByRole('heading', { level: 1, name: 'Results for “other”' });
    expect(panel()).not.toBeNull();
  });

  test('a publication that cannot be loaded is an ERROR, and the others stand all the same [C2.181]', async () => {
    await openShelves({
      path: '/bookshelf/1',
      answers: {
        getPublicationDetail: () => {
          throw new StatusError(500, null);
        },
      },
    });
    expect(await screen.findByText('ERROR')).toBeTruthy();
    expect(screen.getByRole('link', { name: /ships/ })).toBeTruthy();
  });

  test('its author takes things off it, and an empty shelf says so [C2.176 C2.180]', async () => {
    const catalogue = await openShelves({
      path: '/bookshelf/1',
      after: [{ ...later, items: [] }],
      answers: { deleteBookshelfItem: () => undefined },
    });
    const [first] = screen.getAllByRole('button', { name: /^Remove from shelf/ });
    await userEvent.click(first as HTMLElement);
    await screen.findByText('This bookshelf is empty');
    expect(catalogue.host.http.requestsOf('deleteBookshelfItem')).toEqual([
      { params: { id: 1, itemId: 1 } },
    ]);
  });
});

describe('reading what stands on a shelf', () => {
  const readable = { ...publication, pubKey: 'pub-7', licenseAvailable: true };
  const reading = [
    { connection: 0, module: 0, name: 'Catalogue', actions: ['read' as const], advancedFields: [] },
  ];

  test('a publication that can be read is read from the shelf [C2.175]', async () => {
    const catalogue = await openShelves({
      path: '/bookshelf/1',
      modules: reading,
      answers: { getPublicationDetail: () => readable },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Read Max Havelaar' }));
    expect(catalogue.address()).toBe('/pub-7');
  });

  test('one that others are reading is in use, one that has no document is neither [C2.115 C2.175]', async () => {
    const inUse = { ...readable, licenseAvailable: false };
    const catalogue = await openShelves({
      path: '/bookshelf/1',
      modules: reading,
      answers: { getPublicationDetail: () => inUse },
    });
    const button = await screen.findByRole('button', {
      name: 'In use: Max Havelaar',
      description: 'Someone is reading this now. Try again later.',
    });
    await userEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(catalogue.address()).toBe('/bookshelf/1');
    await catalogue.close();
    await openShelves({ path: '/bookshelf/1', modules: reading });
    await screen.findByRole('button', { name: /Multatuli/ });
    expect(screen.queryByRole('button', { name: /^(Read|In use)/ })).toBeNull();
  });
});
