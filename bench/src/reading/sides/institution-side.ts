import { codeLoaded } from './code-loaded.ts';
import type { Side } from './side.contract.ts';
import type { MeasuredInstitution } from './start-institution.ts';
import { openHere } from './this-reader.ts';

/** This reader in the page of an institution on another origin, whose element had no document before. */
export const institutionSide = (institution: MeasuredInstitution): Side => ({
  name: 'this reader embedded',
  kinds: ['PDF', 'EPUB'],
  line: 'portal',
  signIn: (context) => institution.signIn(context),
  async arrive(page) {
    await page.goto(institution.url);
    await page.waitForFunction(() => customElements.get('leeszaal-reader') !== undefined);
    await page.evaluate(codeLoaded);
  },
  async open(page, book) {
    const docKey = await institution.findDocument(book.title);
    return openHere(page, book, { docKey, format: book.kind.toLowerCase() });
  },
  async leave(page) {
    const released = page.waitForResponse((answer) => answer.url().endsWith('/release'));
    await page.evaluate(() => document.querySelector('leeszaal-reader')?.remove());
    await released;
  },
});
