import type { Page } from 'playwright/test';
import { distanceFromPicture, showPage } from '../corpus/leaf-through-pdf.ts';
import { borrow, type Desk, giveBack, sitDown } from '../corpus/library-desk.ts';
import { SAME_PAGE } from '../corpus/limits.ts';
import { agrees } from '../corpus/read-through.ts';
import { PEOPLE } from '../support/people.ts';
import { expect, test } from '../support/portal-test.ts';
import { importFiles } from './import-book.ts';
import { ODD_PDFS } from './odd-pdfs.ts';

/*
 * PDFs that are sound and odd: each page is painted as the server paints it, and says what is written
 * on it.
 */

const titleOf = (name: string) => `An odd file ${name}`;

const wordsIn = (bytes: Uint8Array): readonly string[] =>
  Array.from(
    Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\((Q[a-z]+)\)/g),
    ([, word = '']) => word,
  );

const wordsShown = (page: Page) =>
  page.evaluate(() => {
    const stage = document.querySelector('[role="region"][aria-label^="Page "]');
    return (stage?.textContent ?? '').match(/Q[a-z]+/g) ?? [];
  });

/** What is wrong with a file, page by page. */
async function faultsOf(desk: Desk, name: string, bytes: Uint8Array): Promise<readonly string[]> {
  const opened = await borrow(desk, titleOf(name));
  const words: string[] = [];
  const faults: string[] = [];
  for (let number = 1; number <= opened.metadata.appearance.numPages; number += 1) {
    await showPage(desk, number);
    words.push(...(await wordsShown(desk.page)));
    const distance = await distanceFromPicture(desk, opened, number);
    if (!agrees(distance, SAME_PAGE)) {
      faults.push(`${name}, page ${number}: ${JSON.stringify(distance)}`);
    }
  }
  const wanted = wordsIn(bytes);
  if (words.join() !== wanted.join()) faults.push(`${name}: ${words} instead of ${wanted}`);
  await giveBack(desk);
  return faults;
}

/** Opens some of the odd PDFs, and tells what is wrong with them. */
async function faultsOfAll(page: Page, names: readonly string[]): Promise<readonly string[]> {
  const files = Object.entries(ODD_PDFS)
    .filter(([name]) => names.includes(name))
    .map(([name, make]) => [name, make()] as const);
  await importFiles(files.map(([name, bytes]) => [`${titleOf(name)}.pdf`, bytes]));
  const desk = await sitDown(page);
  const faults: string[] = [];
  for (const [name, bytes] of files) faults.push(...(await faultsOf(desk, name, bytes)));
  return faults;
}

/** What the engine has decoders of its own for, which it fetches when they are first needed. */
const DECODED = 'packed pictures';

test('pictures that need a decoder of the engine are painted', async ({ openAs }) => {
  expect(await faultsOfAll(await openAs(PEOPLE.user), [DECODED])).toEqual([]);
});

test('odd PDFs are painted as the server paints them, and say what is written in them @full', async ({
  openAs,
}) => {
  test.setTimeout(180_000);
  const others = Object.keys(ODD_PDFS).filter((name) => name !== DECODED);
  expect(await faultsOfAll(await openAs(PEOPLE.user), others)).toEqual([]);
});
