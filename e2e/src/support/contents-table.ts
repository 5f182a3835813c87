import { expect, type Locator, type Page } from 'playwright/test';

/** The reader's table of contents. */
export const contentsTable = (page: Page): Locator =>
  page.getByRole('tree', { name: 'Contents' }).or(page.getByRole('treegrid', { name: 'Contents' }));

/** Presses an entry of it, scrolling there: what is far out of sight is not drawn. */
export async function chooseInContents(page: Page, entry: string): Promise<void> {
  const contents = contentsTable(page);
  const wanted = contents.getByText(entry, { exact: true });
  await contents.evaluate(scrollOn, false);
  await expect(async () => {
    if ((await wanted.count()) === 0) await contents.evaluate(scrollOn, true);
    await wanted.click({ timeout: 1000 });
  }).toPass();
}

/** Scrolls whatever holds the table: on, or back to its beginning. Runs in the browser. */
function scrollOn(table: Element, isOn: boolean): void {
  let holder: Element | null = table;
  while (holder && holder.scrollHeight <= holder.clientHeight) holder = holder.parentElement;
  if (isOn) holder?.scrollBy({ top: holder.clientHeight / 2 });
  else holder?.scrollTo({ top: 0 });
}
