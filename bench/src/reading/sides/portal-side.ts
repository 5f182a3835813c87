import { type BrowserContextOptions, chromium } from 'playwright';
import { launchOptions, searchPath, signIn } from '../../measure-portal.ts';
import { codeLoaded } from './code-loaded.ts';
import type { Side } from './side.contract.ts';
import { openHere } from './this-reader.ts';

type State = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

/** This reader in the portal. @param url of the portal, over the measured line */
export function portalSide(url: string): Side {
  let state: Promise<State> | undefined;
  const stateOf = async (): Promise<State> => {
    await using browser = await chromium.launch(launchOptions());
    return await signIn(browser, url);
  };
  return {
    name: 'this reader',
    kinds: ['PDF', 'EPUB'],
    line: 'portal',
    async signIn(context) {
      state ??= stateOf();
      const { origins } = await state;
      const values = origins.flatMap(({ localStorage }) => localStorage);
      const page = await context.newPage();
      await page.goto(`${url}/config.json`);
      await page.evaluate((kept) => {
        for (const { name, value } of kept) localStorage.setItem(name, value);
      }, values);
      await page.close();
    },
    async arrive(page, { title }) {
      await page.goto(url + searchPath(`"${title}"`));
      await page
        .getByRole('button', { name: `Read ${title}` })
        .first()
        .waitFor();
      await page.evaluate(codeLoaded);
    },
    open: (page, book) => openHere(page, book, { press: `Read ${book.title}` }),
    async leave(page) {
      const released = page.waitForResponse((answer) => answer.url().endsWith('/release'));
      await page.getByRole('button', { name: 'Back to results' }).click();
      await released;
    },
  };
}
