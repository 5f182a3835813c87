import { checkBothSizes, expectLegible } from '../../screen-checks/both-sizes.ts';
import { messagesOf } from '../../support/messages-of.ts';
import { ordinarilyIn } from '../../support/ordinary-language.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, searchPath, test } from '../../support/portal-test.ts';
import { searchField } from '../../support/shell.ts';
import { BY_NIGHT } from '../../support/titles.ts';

/* Every screen of the catalogue, in every language, at both sizes; all other journeys cover
   English. */

for (const language of ['nl', 'de', 'fr']) {
  test(
    `in ${language} each screen can be read on a desk and on a telephone [C1.5]`,
    ordinarilyIn(language),
    async ({ openAs }) => {
      const messages = await messagesOf(language);
      const { said } = messages;
      const page = await openAs(PEOPLE.user);
      await expect(searchField(page)).toBeVisible();
      await page.evaluate((chosen) => localStorage.setItem('hl-language', chosen), language);
      const go = (path: string) => page.goto(new URL(path, page.url()).href);
      const press = (source: string) =>
        page
          .getByRole('button', { name: said(source), exact: true })
          .first()
          .click();
      const check = (onTelephone?: () => Promise<unknown>) =>
        checkBothSizes(page, language, messages, onTelephone);

      await go('/');
      await expect(page.getByRole('heading', { name: said('New acquisitions') })).toBeVisible();
      await check();
      await press('Advanced search');
      await expect(page.getByRole('region', { name: said('Advanced search') })).toBeVisible();
      await check();

      const narrowed = {
        query: 'library',
        queryType: 2,
        fields: [{ name: 'authors', value: 'a', mode: 2, operator: 0 }],
        sortField: 'yearofpublication',
        sortOrder: 'asc',
      };
      await go(searchPath(narrowed));
      await expect(page.getByRole('article').first()).toBeVisible();
      await check();
      await go(searchPath({ ...narrowed, connection: 1 }));
      await expect(page.getByRole('article').first()).toBeVisible();
      const onTelephone = async () => {
        await page
          .getByRole('button', { name: said('Filter') })
          .first()
          .click();
        await expect(page.getByRole('dialog', { name: said('Filters') })).toBeVisible();
        await expectLegible(page, messages);
        await page.keyboard.press('Escape');
      };
      await check(onTelephone);
      await press('Tiles');
      await check();
      await press('List');

      await go(searchPath({ query: BY_NIGHT, queryType: 0, connection: 1 }));
      await page.getByRole('button', { name: BY_NIGHT, exact: true }).first().click();
      await expect(page.getByRole('region', { name: said('Publication') })).toContainText(
        said('Characteristics'),
      );
      await check();
      await page
        .getByRole('button', { name: `${said('Save')}, ${said('Add to shelf')}`, exact: true })
        .click();
      const dialog = (title: string) => page.getByRole('dialog', { name: said(title) });
      await dialog('Add to shelf').getByText(said('New bookshelf')).click();
      await check();
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: said('Request {title}').replace('{title}', BY_NIGHT) })
        .last()
        .click();
      const request = dialog('Request a publication');
      await request.getByRole('textbox', { name: said('E-mail') }).fill('nobody');
      await request.getByRole('textbox', { name: said('Name') }).fill('');
      await request.getByRole('button', { name: said('Send') }).click();
      await expect(request).toContainText(said('email is invalid'));
      await check();

      await go('/bookshelf');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await check();
      await press('New bookshelf');
      await expect(dialog('New bookshelf')).toBeVisible();
      await check();
    },
  );
}
