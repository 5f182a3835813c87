import { expect, type Locator, type Page } from 'playwright/test';
import { portalUrl } from '../portal/portal-address.ts';
import { tokenOn } from './call-api.ts';
import { documentKey } from './document-path.ts';
import { isEmbedded, readerScript, tokenThere } from './embedded-page.ts';
import { tokenOf } from './loans.ts';
import { PEOPLE } from './people.ts';
import { readStatements } from './read-statements.ts';

/* The place of a journey of the reader: the portal, or the page of an institution. */

/** The names of the languages that a journey chooses, in the menu. */
const NAMES = { de: 'Deutsch', en: 'English' } as const;

/** The button that closes the document. */
export const closeButton = (page: Page): Locator =>
  page.getByRole('button', { name: isEmbedded(page) ? 'Close document' : 'Back to results' });

/** Waits until no document is open. */
export async function expectClosed(page: Page): Promise<void> {
  if (isEmbedded(page)) await expect(page.getByRole('region', { name: 'Document' })).toHaveCount(0);
  else await expect(page).not.toHaveURL(/\/reader\//);
}

/** The element around the interface: keys outside of it are not the reader's. */
export const interfaceOf = (page: Page): Locator =>
  page.locator(isEmbedded(page) ? '.lz-embed' : 'body');

/**
 * The field for a search in the document. In an institution's page its tab is opened: the portal has it in the header.
 */
export async function openDocumentSearch(page: Page): Promise<Locator> {
  const field = page.getByRole('searchbox', { name: 'Search in this document' });
  if (isEmbedded(page))
    await page.getByRole('tab', { name: 'Search results', exact: true }).click();
  return field;
}

/** Chooses another language in the portal's menu, or as an institution's script does. */
export async function chooseLanguage(page: Page, language: keyof typeof NAMES): Promise<void> {
  if (isEmbedded(page)) {
    await page.locator('leeszaal-reader').evaluate((reader, lang) => {
      reader.setAttribute('lang', lang);
    }, language);
    return;
  }
  await page.getByRole('button', { name: /^Men[uü]$/ }).click();
  await page.getByRole('menuitem', { name: /^(?:Language|Sprache)/ }).click();
  await page.getByRole('menuitemradio', { name: NAMES[language] }).click();
}

/** The address of the folder that the reader's files are in, with a slash at the end. */
export async function readerFiles(page: Page): Promise<string> {
  if (isEmbedded(page)) return new URL('.', await readerScript(page)).href;
  const { base = `${portalUrl()}/`, folder } =
    (await readStatements(portalUrl())).get('reader')?.active ?? {};
  return `${base}${folder}/`;
}

/** The place in a document that the server keeps for the person of a page. */
export async function keptPlace(
  page: Page,
  title: string,
): Promise<{ readonly page?: number; readonly percent?: string }> {
  const { origin } = new URL(page.url());
  const token = isEmbedded(page) ? await tokenThere(page.context(), origin) : await tokenOn(page);
  const docKey = await documentKey(title, () => tokenOf(PEOPLE.user));
  const answer = await fetch(`${portalUrl()}/api/documents/${docKey}/place`, {
    headers: { authorization: `Bearer ${token}`, ...(isEmbedded(page) && { origin }) },
  });
  const { place } = await answer.json();
  return place ? { page: place.page, percent: `${Math.round(place.fraction * 100)}%` } : {};
}
