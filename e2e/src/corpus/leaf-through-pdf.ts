import { expect } from 'playwright/test';
import { compareWithShown, type Distance } from './compare-pictures.ts';
import type { Desk, OpenedDocument } from './library-desk.ts';

/** Goes to a page through the page input and waits until it is painted. */
export async function showPage({ page }: Desk, number: number): Promise<void> {
  const input = page.getByRole('textbox', { name: 'Page', exact: true });
  if ((await input.inputValue()) !== String(number)) {
    await input.fill(String(number));
    await input.press('Enter');
  }
  await page.waitForFunction((shown) => {
    const stage = document.querySelector(`[role="region"][aria-label^="Page ${shown} of "]`);
    return stage?.ariaBusy === 'false' && stage.querySelector('canvas') !== null;
  }, number);
}

/** The difference between the shown page and the server's picture of it. */
export async function distanceFromPicture(
  { page, token }: Desk,
  { docKey }: OpenedDocument,
  number: number,
): Promise<Distance> {
  const address = new URL(`/api/appearances/${docKey}/${number}.png`, page.url()).href;
  const answer = await page.request.get(address, { headers: { authorization: token() } });
  expect(answer.status(), address).toBe(200);
  return page.evaluate(compareWithShown, (await answer.body()).toString('base64'));
}
