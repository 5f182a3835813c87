import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type ContentsEntry, StatusError } from '@leeszaal/shared-contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BOOK, CONTENTS, NOVEL, type OpenReader, openBook } from '../testing/open-reader.ts';

const wide = globalThis.matchMedia;
let opened: OpenReader | undefined;
beforeAll(() => {
  // Not in jsdom.
  Object.assign(URL, { createObjectURL: () => 'blob:cover', revokeObjectURL: () => undefined });
});
beforeEach(() => {
  globalThis.matchMedia = wide;
});
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

/** A window of less than 960 px. */
function onMobile(): void {
  globalThis.matchMedia = (media) => Object.assign(wide(media), { matches: true });
}

const panel = (role: 'region' | 'dialog' = 'region') => screen.getByRole(role, { name: 'Panel' });
const openTab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));
const names = (roots: readonly HTMLElement[]) =>
  roots.map((root) => root.getAttribute('aria-label') ?? root.textContent);

describe('the side panel', () => {
  test('is open at the contents, and collapsed shows a shortcut for each tab [R2.15 R2.16 R2.22 R2.28]', async () => {
    opened = await openBook();
    expect(await screen.findByRole('tab', { name: 'Contents', selected: true })).toBeTruthy();
    expect(names(screen.getAllByRole('tab'))).toEqual([
      'Contents',
      'Details',
      'Pages',
      'Search results',
      'Print',
    ]);
    const hide = async (place: 0 | -1) => {
      const found = screen.getAllByRole('button', { name: 'Hide panel' }).at(place);
      if (found) await userEvent.click(found);
    };
    await hide(-1);
    expect(screen.queryByRole('tab')).toBeNull();
    // The focus, which was in the panel, is not lost; what is in the toolbar stays there.
    const shortcut = within(panel()).getByRole('button', { name: 'Contents' });
    await waitFor(() => expect(document.activeElement).toBe(shortcut));
    await userEvent.click(screen.getByRole('button', { name: 'Show panel' }));
    await hide(0);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show panel' }));
    expect(names(within(panel()).getAllByRole('button'))).toEqual([
      'Contents',
      'Details',
      'Pages',
      'Search results',
      'Print',
    ]);
    await userEvent.click(within(panel()).getByRole('button', { name: 'Details' }));
    expect(screen.getByRole('tab', { name: 'Details', selected: true })).toBeTruthy();
  });

  test('on mobile is closed at first, and has the settings; zoom and search are in it [R2.7 R2.17 R2.22 R9.1]', async () => {
    onMobile();
    opened = await openBook();
    const show = await screen.findByRole('button', { name: 'Show panel' });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
    await userEvent.click(show);
    await openTab('Search results');
    expect(screen.getByRole('searchbox', { name: 'Search in this document' })).toBeTruthy();
    await openTab('Settings');
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(opened.viewer().zooms).toEqual(['in']);
  });

  test('opens again at the tab that it was closed at [R2.18]', async () => {
    onMobile();
    opened = await openBook({ searchDocument: () => [{ path: '3.pdf' }, { path: '40.pdf' }] });
    const show = () => userEvent.click(screen.getByRole('button', { name: 'Show panel' }));
    const hide = () =>
      userEvent.click(within(panel('dialog')).getByRole('button', { name: 'Hide panel' }));
    await screen.findByRole('button', { name: 'Show panel' });
    await show();
    expect(screen.getByRole('tab', { name: 'Contents', selected: true })).toBeTruthy();
    await openTab('Search results');
    await userEvent.type(screen.getByRole('searchbox'), 'doors{Enter}');
    await waitFor(() => expect(panel('dialog').textContent).toContain('result 1 of 2'));
    await hide();
    await show();
    expect(screen.getByRole('tab', { name: 'Search results', selected: true })).toBeTruthy();
    expect(panel('dialog').textContent).toContain('result 1 of 2');
  });

  describe('while the contents are on their way', () => {
    const slow = () => {
      const contents = Promise.withResolvers<readonly ContentsEntry[]>();
      return { ...contents, answers: { getContents: () => contents.promise } };
    };

    test('keeps its place, and shows the results of a search [R2.23]', async () => {
      const { answers, resolve } = slow();
      opened = await openBook(answers);
      const field = await screen.findByRole('searchbox', { name: 'Search in this document' });
      expect(screen.queryByRole('tab')).toBeNull();
      await userEvent.type(field, 'glass{Enter}');
      expect(
        await screen.findByRole('tab', { name: 'Search results', selected: true }),
      ).toBeTruthy();
      await openTab('Contents');
      expect(screen.getByRole('tab', { name: 'Contents', selected: true })).toBeTruthy();
      expect(within(panel()).getByRole('progressbar')).toBeTruthy();
      await opened.change(() => resolve(CONTENTS));
      expect(await screen.findByRole('row', { name: 'Doors' })).toBeTruthy();
      expect(within(panel()).queryByRole('progressbar')).toBeNull();
    });

    test('has every tab on mobile, and goes on to another when there are none [R2.23]', async () => {
      onMobile();
      const { answers, resolve } = slow();
      opened = await openBook(answers);
      await userEvent.click(await screen.findByRole('button', { name: 'Show panel' }));
      expect(await screen.findByRole('tab', { name: 'Contents', selected: true })).toBeTruthy();
      expect(screen.getByRole('tab', { name: 'Settings' })).toBeTruthy();
      await opened.change(() => resolve([]));
      await waitFor(() => expect(screen.queryByRole('tab', { name: 'Contents' })).toBeNull());
      expect(screen.getByRole('tab', { name: 'Details', selected: true })).toBeTruthy();
    });
  });
});

describe('a choice in the panel', () => {
  const page = () => screen.getByRole('region', { name: /^Page/ });

  test.each([
    ['PDF', BOOK],
    ['EPUB', NOVEL],
  ])(
    'in a %s gives the focus to the page, by mouse and by keyboard [R2.20]',
    async (_form, document) => {
      opened = await openBook({ getAppearance: () => document });
      const entry = await screen.findByRole('row', { name: 'Stairs' });
      await userEvent.click(entry);
      await waitFor(() => expect(window.document.activeElement).toBe(page()));
      await opened.change(() => entry.focus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(window.document.activeElement).toBe(page()));
    },
  );

  test('gives it to the page on mobile too, where the panel closes [R2.20]', async () => {
    onMobile();
    opened = await openBook();
    await userEvent.click(await screen.findByRole('button', { name: 'Show panel' }));
    await userEvent.click(await screen.findByRole('row', { name: 'Stairs' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(window.document.activeElement).toBe(page()));
  });
});

describe('the contents', () => {
  const current = () =>
    screen
      .getAllByRole('row')
      .filter((row) => row.getAttribute('aria-current') === 'location')
      .map((row) => row.textContent);

  test('are a nested tree that follows the place, and lead to their links [R2.135 R2.137]', async () => {
    opened = await openBook();
    const { viewer, change } = opened;
    expect(names(await screen.findAllByRole('row'))).toEqual(['Doors', 'Windows', 'Stairs']);
    await change(() => viewer().become({ entry: CONTENTS[1]?.children[0] }));
    await waitFor(() => expect(current()).toEqual(['Of glass']));
    expect(names(screen.getAllByRole('row'))).toEqual(['Doors', 'Windows', 'Of glass', 'Stairs']);
    await userEvent.click(screen.getByRole('row', { name: 'Stairs' }));
    expect(viewer().moves).toEqual([{ to: 'link', link: '60.pdf' }]);
    await change(() => viewer().become({ entry: CONTENTS[2] }));
    await waitFor(() => expect(current()).toEqual(['Stairs']));
  });

  test('are no tab of an EPUB that has none', async () => {
    opened = await openBook({ getAppearance: () => NOVEL, getContents: () => [] });
    expect(await screen.findByRole('tab', { name: 'Details', selected: true })).toBeTruthy();
    expect(names(screen.getAllByRole('tab'))).toEqual(['Details', 'Search results', 'Print']);
  });
});

describe('the details', () => {
  const FULL = {
    ...BOOK,
    isbn: '9780306406157',
    yearOfPublication: '1998',
    publisher: 'De Ruyter',
    edition: '2nd edition',
    jurisdiction: ['Netherlands', 'Belgium'],
    abstract: '<p>Rooms <b>and</b> doors.<script>alert(1)</script></p>',
  };
  const details = () =>
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

  test('have the title, every field with its label, and the description, open [R2.24 R2.26 R3.1]', async () => {
    opened = await openBook({ getAppearance: () => FULL });
    await openTab('Details');
    expect(screen.getByRole('heading', { name: FULL.title ?? '' })).toBeTruthy();
    expect(details()).toEqual([
      ['Authors', 'Oosterhuis, Marit, Kade, Joris'],
      ['ISBN', '9780306406157'],
      ['Year', '1998'],
      ['Publisher', 'De Ruyter'],
      ['Edition', '2nd edition'],
      ['Jurisdiction', 'Netherlands, Belgium'],
    ]);
    expect(screen.getByRole('button', { name: 'Description', expanded: true })).toBeTruthy();
    expect(screen.getByText('Rooms and doors.')).toBeTruthy();
  });

  test('have one author, and leave out what is not known [R2.24]', async () => {
    opened = await openBook({ getAppearance: () => ({ ...BOOK, authors: ['Multatuli'] }) });
    await openTab('Details');
    expect(details()).toEqual([['Author', 'Multatuli']]);
    expect(screen.queryByRole('button', { name: 'Description' })).toBeNull();
  });

  test('have the cover, set in type when it cannot be had [R2.25 R3.1]', async () => {
    const cover = () => document.querySelector('[aria-hidden] img');
    const bytes = new Blob(['picture']);
    const getAppearance = () => ({ ...BOOK, cover: '/cover' });
    opened = await openBook({ getAppearance, getCover: () => ({ bytes, mediaType: 'image/png' }) });
    await openTab('Details');
    await waitFor(() => expect(cover()?.getAttribute('src')).toBe('blob:cover'));
    await opened.close();
    opened = await openBook({
      getAppearance,
      getCover: () => {
        throw new StatusError(404, null);
      },
    });
    await openTab('Details');
    await waitFor(() => expect(screen.getAllByText(BOOK.title ?? '').length).toBe(2));
    expect(cover()).toBeNull();
  });

  test('ask for no cover where the document has none', async () => {
    const getCover = jest.fn(() => ({ bytes: new Blob(['picture']), mediaType: 'image/png' }));
    opened = await openBook({ getCover });
    await openTab('Details');
    await waitFor(() => expect(screen.getAllByText(BOOK.title ?? '').length).toBe(2));
    expect(getCover).not.toHaveBeenCalled();
  });

  test.each([
    ['Kade, Joris', { fields: [{ name: 'authors', value: 'Kade, Joris', mode: 0, operator: 0 }] }],
    ['Belgium', { query: '"Belgium"' }],
  ])(
    'lead by %s to the results of a search for it, and the licence goes back [R2.2 R2.27]',
    async (value, search) => {
      opened = await openBook({ getAppearance: () => FULL });
      await openTab('Details');
      await userEvent.click(screen.getByRole('button', { name: value }));
      const { pathname, search: query } = opened.host.navigation.current();
      expect(pathname).toBe('/search');
      expect(JSON.parse(new URLSearchParams(query).get('query') ?? '')).toMatchObject(search);
      await waitFor(() => expect(opened?.calls()).toContain('releaseLicence'));
    },
  );
});
