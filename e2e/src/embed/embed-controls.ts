import type { Locator, Page } from 'playwright/test';
import { expect } from '../support/portal-test.ts';

/* An institution's page with the reader, used as its developer would. */

/** The element, or the first of several. */
export const readerOf = (page: Page): Locator => page.locator('leeszaal-reader').first();

/** The events that the page has shown, each as `name {detail}`. */
export const eventsOf = (page: Page): Promise<readonly string[]> =>
  page.locator('#events li').allTextContents();

/** The details of the events of a name, in order. */
export async function detailsOf(page: Page, name: string): Promise<readonly unknown[]> {
  const lines = await eventsOf(page);
  const details = lines.filter((line) => line.split(' ')[0] === name);
  return details.map((line) => JSON.parse(line.slice(name.length).trim() || 'null'));
}

/** Waits for an event. */
export async function expectEvent(
  page: Page,
  name: string,
  detail?: Record<string, unknown>,
): Promise<void> {
  const told = () => detailsOf(page, name);
  if (detail === undefined) await expect.poll(told).not.toEqual([]);
  else await expect.poll(told).toContainEqual(expect.objectContaining(detail));
}

/** Gives the reader a place of a size, in CSS pixels. */
export const resizeReader = (page: Page, width: number, height = 700): Promise<void> =>
  readerOf(page).evaluate(
    (reader: HTMLElement, [inline, block]) => {
      reader.style.inlineSize = `${inline}px`;
      reader.style.blockSize = `${block}px`;
    },
    [width, height],
  );

/** Adds another element for the same library to the page, with the same tokens. */
export const addReader = (page: Page, docKey: string): Promise<void> =>
  readerOf(page).evaluate((reader, key) => {
    const other = document.createElement('leeszaal-reader');
    for (const name of ['api-base', 'lang']) {
      other.setAttribute(name, reader.getAttribute(name) ?? '');
    }
    other.setAttribute('doc-key', key);
    Reflect.set(other, 'tokenProvider', Reflect.get(reader, 'tokenProvider'));
    reader.after(other);
  }, docKey);

/** Whether the document scrolls sideways. */
export const overflowOf = (page: Page): Promise<number> =>
  readerOf(page).evaluate((reader) => {
    const place = reader.shadowRoot?.querySelector('.lz-embed');
    return place ? place.scrollWidth - place.clientWidth : Number.NaN;
  });
