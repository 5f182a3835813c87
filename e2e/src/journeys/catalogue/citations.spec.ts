import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, searchPath, test } from '../../support/portal-test.ts';
import { DESK, expectNoOverflow, TELEPHONE } from '../../support/shell.ts';
import { HANDBOOK } from '../../support/titles.ts';
import { DIGITAL, openDetail } from './detail-panel.ts';

const CATALOGUE = searchPath({ query: 'Tolkien', queryType: 0, connection: 1 });

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Cite' });
const entriesOf = (page: Page): Locator =>
  dialogOf(page).getByRole('list', { name: 'Citations' }).getByRole('listitem');

/** Presses a button that downloads; resolves to the name and text of the file. */
async function downloaded(page: Page, button: Locator): Promise<readonly [string, string]> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.press('Enter')]);
  return [download.suggestedFilename(), await readFile(await download.path(), 'utf8')];
}

test('by keyboard a publication is cited, copied and downloaded [C2.350 C2.351 C2.352 C2.353]', async ({
  openAs,
}) => {
  for (const viewport of [DESK, TELEPHONE]) {
    const page = await openAs(PEOPLE.anonymous, DIGITAL, { viewport });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const panel = await openDetail(page);
    const cite = panel.getByRole('button', { name: 'Cite this publication' });
    await cite.press('Enter');
    await expect(entriesOf(page)).toHaveText([/^Oosterhuis, M\. \(2026\)\. A Handbook/]);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.screenshot({ path: test.info().outputPath(`cite-${viewport.width}.png`) });
    await dialogOf(page).getByRole('combobox', { name: 'Style' }).selectOption('chicago');
    await expect(entriesOf(page)).toHaveText([/Amsterdam: Leeszaal Press, 2026\.$/]);
    await dialogOf(page).getByRole('button', { name: 'Copy' }).press('Enter');
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Oosterhuis, Marit/);
    const ris = dialogOf(page).getByRole('button', { name: 'Download RIS' });
    const [name, text] = await downloaded(page, ris);
    expect(name).toBe('citations.ris');
    expect(text).toContain(`TI  - ${HANDBOOK}`);
    expect(text).toMatch(/^UR {2}- http.*\/record\/2\/\d+\r$/m);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(cite).toBeFocused();
  }
});

test('a selection and a shelf are cited together [C2.350 C2.353]', async ({ openAs }) => {
  const page = await openAs(PEOPLE.secondUser, CATALOGUE);
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const card of (await page.getByRole('article').all()).slice(0, 3)) {
    await card.getByRole('checkbox').press('Space');
  }
  await page.getByRole('button', { name: 'Cite selection' }).press('Enter');
  await expect(entriesOf(page)).toHaveCount(3);
  await expectAccessible(page);
  const bibtex = dialogOf(page).getByRole('button', { name: 'Download BibTeX' });
  const [name, text] = await downloaded(page, bibtex);
  expect([name, text.match(/^@/gm)?.length]).toEqual(['citations.bib', 3]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Add selection to shelf' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add to shelf' });
  await dialog.getByText('New bookshelf').click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('To cite');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.goto(new URL('/bookshelf', page.url()).href);
  await page.getByRole('link', { name: 'To cite' }).click();
  await page.getByRole('button', { name: 'Cite this bookshelf' }).press('Enter');
  await expect(entriesOf(page)).toHaveCount(3);
  const json = dialogOf(page).getByRole('button', { name: 'Download CSL-JSON' });
  const [, works] = await downloaded(page, json);
  expect(JSON.parse(works)).toHaveLength(3);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete To cite' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Delete To cite' })).toHaveCount(0);
});
