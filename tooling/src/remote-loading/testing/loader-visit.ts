import type { Page } from 'playwright';

/** The state in which the loader page comes to rest: `mounted`, or the reason of a failure. */
export async function outcomeOf(page: Page): Promise<string> {
  const statusLine = page.locator('p[role=status]');
  await statusLine.filter({ hasText: /^(mounted|timeout|\w+-\w+)$/ }).waitFor();
  return (await statusLine.textContent()) ?? '';
}

/** Presses *Try again*, and waits for the outcome. */
export async function tryAgainIn(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Try again' }).click();
  return outcomeOf(page);
}

/** The result of the part that loads later: {@link GREETING}, or the name of an error. */
export async function askForLaterIn(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Later' }).click();
  await page.locator('output').filter({ hasText: /./ }).waitFor();
  return (await page.locator('output').textContent()) ?? '';
}

/** The text of the later part when its script, its style sheet and its worker have loaded. */
export const GREETING = 'Here I am, dressed: echo!';

/** The computed colour of an element. */
export const colourIn = (page: Page, selector: string): Promise<string> =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).color);
