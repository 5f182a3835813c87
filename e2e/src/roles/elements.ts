import type { Locator, Page } from 'playwright/test';
import { goWithin } from '../open-book/go-within.ts';
import { expect, searchPath } from '../support/portal-test.ts';
import { BY_NIGHT, HANDBOOK } from '../support/titles.ts';
import type { Belongings } from './addresses.ts';

/** Elements that depend on the role, as named in `docs/roles.md`. */
type Elements = Readonly<Record<string, (page: Page, own: Belongings) => Locator>>;

/** A page with such elements, and how to get there. */
export interface Place {
  readonly open: (page: Page, own: Belongings) => Promise<unknown>;
  readonly elements: Elements;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
const item = (name: string | RegExp) => (page: Page) => page.getByRole('menuitem', { name });
const main = (page: Page) => page.getByRole('main');
const detail = (page: Page) => page.getByRole('region', { name: 'Publication' });
const firstCard = (page: Page) => page.getByRole('article').first();

/** Opens the results of a search, and waits for an element that no other search has. */
async function openResults(page: Page, query: object, sign: string | RegExp): Promise<void> {
  await goWithin(page, searchPath({ queryType: 0, ...query }));
  await expect(main(page).getByRole('button', { name: sign }).first()).toBeVisible();
}

/** Every element that depends on the role, page by page (`docs/behaviour.md` C 6). */
export const PLACES: readonly Place[] = [
  {
    open: async (page) => {
      await page.getByRole('link', { name: /^Leeszaal/ }).click();
      await expect(page.getByRole('heading', { name: 'New acquisitions' })).toBeVisible();
    },
    elements: {
      'Header: information': button(/^Information$/),
      'Header: bookshelves': button('Bookshelves'),
      'Header: basket': button(/^Shopping basket/),
    },
  },
  {
    open: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('menuitem', { name: 'About' })).toBeVisible();
    },
    elements: {
      'Menu: name and e-mail': (page) => page.getByText(/@demo\.example$/),
      'Menu: another library': item(/^Library/),
      'Menu: language': item(/^Language/),
      'Menu: bookshelves': item('Bookshelves'),
      'Menu: administration': item('Administration'),
      'Menu: about': item('About'),
      'Menu: change password': item('Change password'),
      'Menu: two-factor authentication': item('Two-factor authentication'),
      'Menu: log out': item('Log out'),
    },
  },
  {
    open: async (page) => {
      // The menu is still open.
      await page.keyboard.press('Escape');
      await openResults(page, { query: BY_NIGHT, connection: 1 }, BY_NIGHT);
    },
    elements: {
      'Results: boxes to tick': (page) => firstCard(page).getByRole('checkbox'),
      'Results: this search onto a bookshelf': button('Add this search to a shelf'),
      'Results: share': button('Copy a link to this search'),
      'Result: request': button(/^Request /),
      'Result: open in the catalogue system': button(/^Open in the catalogue system/),
    },
  },
  {
    open: async (page) => {
      await page.getByRole('button', { name: BY_NIGHT, exact: true }).click();
      await expect(detail(page)).toContainText('Characteristics');
    },
    elements: {
      'Detail: onto a bookshelf': (page) =>
        detail(page).getByRole('button', { name: 'Add to shelf' }),
      'Detail: cite': (page) => detail(page).getByRole('button', { name: 'Cite this publication' }),
      'Detail: share': (page) =>
        detail(page).getByRole('button', { name: 'Copy a link to this publication' }),
    },
  },
  {
    open: (page) => openResults(page, { query: HANDBOOK, connection: 2 }, HANDBOOK),
    elements: { 'Result: read': (page) => firstCard(page).getByRole('button', { name: /^Read/ }) },
  },
  {
    open: (page) =>
      openResults(
        page,
        { query: '', connection: 3, sortField: 'yearofpublication', sortOrder: 'desc' },
        /^Add to basket/,
      ),
    elements: { 'Result of the shop: add to basket': button(/^Add to basket/) },
  },
];

/** The bookshelf pages, for roles that may see them. */
export const SHELF_PLACES: readonly Place[] = [
  {
    open: async (page, { shelf }) => {
      await goWithin(page, `/bookshelf/${shelf}`);
      await expect(page.getByRole('heading', { name: 'Shared bookshelf' })).toBeVisible();
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    },
    elements: {
      'Bookshelves: a new one': button('New bookshelf'),
      "Another user's bookshelf: what is on it": (page) => main(page).getByRole('list').last(),
      "Another user's bookshelf: take off": button('Remove from shelf'),
    },
  },
  {
    open: async (page, { shelfName: name }) => {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible();
    },
    elements: {
      'Own bookshelf: rename': (page, { shelfName }) => button(`Rename ${shelfName}`)(page),
      'Own bookshelf: delete': (page, { shelfName }) => button(`Delete ${shelfName}`)(page),
      'Own bookshelf: take off': button('Remove from shelf'),
      'Own bookshelf: share': (page) => page.getByRole('switch', { name: /^Share this bookshelf/ }),
    },
  },
];

/** The elements that a page shows. */
export async function lookAround(
  page: Page,
  { elements }: Place,
  own: Belongings,
): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  for (const [name, find] of Object.entries(elements)) {
    const element = find(page, own).first();
    if (!(await element.isVisible())) found[name] = 'no';
    else found[name] = (await element.isEnabled()) ? 'yes' : 'disabled';
  }
  return found;
}
