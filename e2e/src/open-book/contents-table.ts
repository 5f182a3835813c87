import { expect, type Locator, type Page } from 'playwright/test';

/** The reader's table of contents. */
export const contentsTable = (page: Page): Locator =>
  page.getByRole('tree', { name: 'Contents' }).or(page.getByRole('treegrid', { name: 'Contents' }));

/**
 * Selects an entry of the contents. Scrolls from the current position, then from the start: only
 * visible rows are rendered.
 */
export async function chooseInContents(page: Page, entry: string): Promise<void> {
  const contents = contentsTable(page);
  const wanted = contents.getByText(entry, { exact: true });
  const isThere = async () => {
    if ((await wanted.count()) > 0) return true;
    await contents.evaluate(scrollOn);
    return false;
  };
  await expect.poll(isThere, { intervals: [10] }).toBe(true);
  await wanted.click();
}

/** The number of rows that overlap the next one. */
export const overlappingRows = (list: Locator): Promise<number> =>
  list.getByRole('row').evaluateAll((rows) => {
    const places = rows.map((row) => row.getBoundingClientRect()).sort((a, b) => a.top - b.top);
    const endBefore = (at: number) => places[at - 1]?.bottom ?? Number.NEGATIVE_INFINITY;
    return places.filter(({ top }, at) => top < endBefore(at) - 0.5).length;
  });

/** Presses a visible element at once, without Playwright's actionability checks. */
export async function pressWhereItStands(wanted: Locator): Promise<void> {
  const box = await wanted.boundingBox();
  if (!box) throw new Error('It is not in sight');
  await wanted.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Scrolls the table's container; at its end, back to the start. Runs in the browser. */
async function scrollOn(table: Element): Promise<void> {
  let holder: Element | null = table;
  while (holder && holder.scrollHeight <= holder.clientHeight) holder = holder.parentElement;
  if (!holder) return;
  const { scrollTop, scrollHeight, clientHeight } = holder;
  const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
  holder.scrollTo({ top: isAtEnd ? 0 : scrollTop + clientHeight / 2 });
  await new Promise(requestAnimationFrame);
}
