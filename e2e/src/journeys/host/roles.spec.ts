import type { Page } from 'playwright/test';
import { portalUrl, publicUrl } from '../../portal/portal-address.ts';
import { ADDRESSES, type Belongings, goTo, screenOf } from '../../roles/addresses.ts';
import { freeDocuments, makeShelf } from '../../roles/belongings.ts';
import { lookAround, PLACES, type Place, SHELF_PLACES } from '../../roles/elements.ts';
import {
  COLUMNS,
  type Column,
  type Findings,
  printedTable,
  readRoleTable,
} from '../../roles/role-tables.ts';
import { PEOPLE } from '../../support/people.ts';
import { closeDocument, expect, test } from '../../support/portal-test.ts';
import type { Visits } from '../../support/visits.ts';

/* Every address and every element that depends on the role, in a browser for each account,
   against the tables of `docs/roles.md`. */

type Account = Exclude<Column, 'no token' | 'public'>;
type Someone = Account | 'public';
const ACCOUNTS = COLUMNS.filter((column): column is Account => column in PEOPLE);
/** The accounts with the same findings as another one. */
const ALIKE: Partial<Record<Account, Account>> = { anonymous: 'none', superadmin: 'admin' };
/** The accounts with shelves, each with the account whose shelf it visits. */
const NEIGHBOURS: Partial<Record<Account, Account>> = {
  user: 'admin',
  admin: 'user',
  superadmin: 'user',
};

/** The findings, by address or element. */
class Table {
  readonly rows = new Map<string, Findings>();
  note(what: string, column: Column, cell: string): void {
    this.rows.set(what, { ...this.rows.get(what), [column]: cell });
  }
}

const shelfNameOf = (someone: Someone) => `For the tables, of ${someone}`;

async function tryAddresses(
  addresses: Table,
  page: Page,
  column: Column,
  own: Belongings,
): Promise<void> {
  for (const [what, path] of Object.entries(ADDRESSES)) {
    await goTo(page, what, path(own), column !== 'no token');
    addresses.note(what, column, await screenOf(page));
  }
}

async function tryElements(
  elements: Table,
  page: Page,
  column: Someone,
  own: Belongings,
  expected: ReadonlyMap<string, Findings>,
): Promise<void> {
  const mayHaveShelves = column in NEIGHBOURS;
  for (const place of [...PLACES, ...SHELF_PLACES]) {
    const names = Object.keys(place.elements);
    const isThere = mayHaveShelves || !SHELF_PLACES.includes(place);
    const found = isThere ? await look(page, place, own, expected, column) : {};
    for (const name of names) elements.note(name, column, found[name] ?? 'no');
  }
}

async function look(
  page: Page,
  place: Place,
  own: Belongings,
  expected: ReadonlyMap<string, Findings>,
  column: Someone,
): Promise<Readonly<Record<string, string>>> {
  await place.open(page, own);
  const wanted = Object.keys(place.elements).map((name) => [name, expected.get(name)?.[column]]);
  // A lazy chunk may load a moment later.
  await expect
    .configure({ soft: true })
    .poll(() => lookAround(page, place, own), { message: column })
    .toEqual(Object.fromEntries(wanted));
  return lookAround(page, place, own);
}

/** The cells of some columns. */
const cellsOf = (rows: ReadonlyMap<string, Findings>, columns: readonly Column[]) =>
  Object.fromEntries(
    [...rows].map(([what, row]) => [what, columns.map((column) => [column, row[column]])]),
  );

/** Compares the columns of some accounts, and of those without one, with the documentation. */
async function compare(
  { openAs, openContext }: Visits,
  accounts: readonly Account[],
): Promise<void> {
  const pages = new Map<Someone, Page>();
  for (const account of accounts) pages.set(account, await openAs(PEOPLE[account]));
  const visitor = await (await openContext()).newPage();
  await visitor.goto(publicUrl());
  pages.set('public', visitor);
  for (const page of pages.values()) {
    await page.waitForFunction(() => localStorage.getItem('hl-access-token'));
  }
  const pageOf = (someone: Someone) => {
    const page = pages.get(someone);
    if (!page) throw new Error(`There is no ${someone}.`);
    return page;
  };

  const inside = [...pages.keys()];
  const documents = await freeDocuments(pageOf('user'), inside.length);
  const shelves = new Map<Someone, number>();
  for (const account of accounts.filter((one) => one in NEIGHBOURS)) {
    shelves.set(account, await makeShelf(pageOf(account), shelfNameOf(account)));
  }
  const belongingsOf = (someone: Someone): Belongings => {
    const document = documents[inside.indexOf(someone)];
    const neighbour = someone === 'public' ? undefined : NEIGHBOURS[someone];
    if (!document) throw new Error(`There is no document for ${someone}.`);
    return {
      ...document,
      shelf: shelves.get(neighbour ?? 'user') ?? 0,
      shelfName: shelfNameOf(someone),
    };
  };

  const expectedAddresses = await readRoleTable('Address');
  const expectedElements = await readRoleTable('What');
  const addresses = new Table();
  const elements = new Table();
  const stranger = await (await openContext({ hasNoLanguage: true })).newPage();
  await stranger.goto(portalUrl());
  // The portal leads to the login, which would interrupt the next navigation.
  await stranger.waitForURL((url) => url.pathname.startsWith('/auth/'));
  await Promise.all([
    tryAddresses(addresses, stranger, 'no token', belongingsOf('user')),
    ...inside.map(async (column) => {
      const page = pageOf(column);
      const own = belongingsOf(column);
      await tryAddresses(addresses, page, column, own);
      // The last address was a document's.
      await closeDocument(page);
      await tryElements(elements, page, column, own, expectedElements);
    }),
  ]);

  const columns = COLUMNS.filter((column) => column === 'no token' || pages.has(column));
  console.log(printedTable('Address', columns, addresses.rows));
  console.log(printedTable('What', inside, elements.rows));
  expect(cellsOf(addresses.rows, columns)).toEqual(cellsOf(expectedAddresses, columns));
  expect(cellsOf(elements.rows, inside)).toEqual(cellsOf(expectedElements, inside));
}

test('every address and every element is there for whom it is meant [C6.1 C6.2 C6.3 C6.4 C6.5]', async ({
  visits,
}) => {
  test.setTimeout(180_000);
  for (const corner of ['Address', 'What']) {
    for (const [what, row] of await readRoleTable(corner)) {
      for (const account of ACCOUNTS) {
        expect([what, account, row[account]]).toEqual([
          what,
          account,
          row[ALIKE[account] ?? account],
        ]);
      }
    }
  }
  await compare(
    visits,
    ACCOUNTS.filter((account) => !(account in ALIKE)),
  );
});

test('so they are for every account, also those with the same rights as another one @full', async ({
  visits,
}) => {
  test.setTimeout(180_000);
  await compare(visits, ACCOUNTS);
});
