import { checkBothSizes } from '../../screen-checks/both-sizes.ts';
import { messagesOf } from '../../support/messages-of.ts';
import { ordinarilyIn } from '../../support/ordinary-language.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, searchPath, test } from '../../support/portal-test.ts';
import { withSettings } from '../../support/settings/client-settings.ts';
import { searchField } from '../../support/shell.ts';

/* Every screen of the shop and of administration, in every language, at both sizes; all other
   journeys cover English. */

/** The book that each language buys; a book can be bought once. */
const BOOKS = { nl: 'Siddhartha', de: 'Die Physiker', fr: 'Der Vorleser' };
/** Free, and without an ISBN. */
const LOOSE = 'Universal Declaration of Human Rights';
const SHOP = searchPath({ query: 'vorleser', queryType: 0, connection: 3 });
const OUTDATED = {
  defaultAdvancedSearchFields: ['title', 'colour'],
  defaultSearchContext: 'everything',
  enableInfotext: true,
};

for (const [language, title] of Object.entries(BOOKS)) {
  test(
    `in ${language} the shop and administration can be read on a desk and on a telephone [C1.5 C2.35 C2.133]`,
    ordinarilyIn(language),
    async ({ openAs }) => {
      test.slow();
      const shop = await messagesOf(language, 'remote-shop');
      const admin = await messagesOf(language, 'remote-admin');
      const page = await openAs(PEOPLE.admin);
      await expect(searchField(page)).toBeVisible();
      await page.evaluate((chosen) => localStorage.setItem('hl-language', chosen), language);
      const go = (path: string) => page.goto(new URL(path, page.url()).href);
      const press = (name: string) =>
        page.getByRole('button', { name, exact: true }).first().click();
      const check = (messages = shop) => checkBothSizes(page, language, messages);

      await go(SHOP);
      const lookUp = page.getByRole('searchbox', { name: shop.said('Find a book to buy') });
      for (const wanted of [LOOSE, title]) {
        await lookUp.fill(wanted);
        await lookUp.press('Enter');
        await press(shop.said('Add to basket: {title}').replace('{title}', wanted));
      }
      await press(title);
      await check();
      await go('/shop/basket');
      await expect(page.getByRole('definition').first()).toBeVisible();
      await check();
      await press(shop.said('Remove {title}').replace('{title}', LOOSE));
      await press(shop.said('Checkout'));
      await press(shop.said('Complete order'));
      await expect(page.getByRole('alert')).toBeVisible();
      await check();
      for (const box of await page.getByRole('checkbox').all()) await box.press('Space');
      await press(shop.said('Complete order'));
      await expect(page).toHaveURL(/success$/);
      await check();
      await go('/shop/basket');
      await expect(
        page.getByText(shop.said('There are no items in your shopping basket.')),
      ).toBeVisible();
      await check();

      await withSettings(page, OUTDATED, async () => {
        await go('/admin');
        await expect(
          page.getByRole('textbox', { name: admin.said('Information text') }),
        ).toBeVisible();
        await page.getByRole('checkbox').first().press('Space');
        await press(admin.said('Upload'));
        await press(admin.said('Link'));
        await page.getByRole('textbox', { name: admin.said('Link address') }).fill('x y');
        await press(admin.said('Apply'));
        await check(admin);
        await press(admin.said('Cancel'));
        const open = (name: string) => page.getByRole('tab', { name: admin.said(name) }).click();
        await open('Search');
        await expect(page.getByRole('listitem').nth(1)).toContainText('colour');
        await check(admin);
        await open('Embedding');
        await page.getByRole('textbox').first().fill('https://www.example.org/catalogue');
        await press(admin.said('Make credential'));
        await check(admin);
        await open('Mails');
        await expect(page.getByRole('figure')).toBeVisible();
        await check(admin);
        await open('Privacy');
        await expect(
          page.getByRole('textbox', { name: admin.said('Privacy statement') }),
        ).toBeVisible();
        await check(admin);
        await open('Orders');
        await expect(page.getByRole('list', { name: admin.said('Orders') })).toContainText(title);
        await check(admin);
        await open('Log');
        await expect(page.getByRole('table')).toContainText('colour');
        await check(admin);
      });
    },
  );
}
