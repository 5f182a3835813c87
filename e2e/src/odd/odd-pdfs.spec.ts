import { onePage, say, writePdf } from '@leeszaal/test-documents';
import type { Page } from 'playwright/test';
import { distanceFromPicture, showPage } from '../corpus/leaf-through-pdf.ts';
import { borrow, type Desk, giveBack, sitDown } from '../corpus/library-desk.ts';
import { SAME_PAGE } from '../corpus/limits.ts';
import { agrees } from '../corpus/read-through.ts';
import { expectAccessible } from '../screen-checks/accessibility.ts';
import { PEOPLE } from '../support/people.ts';
import { expect, test } from '../support/portal-test.ts';
import { TELEPHONE } from '../support/shell.ts';
import { importFiles } from './import-book.ts';
import { ODD_PDFS } from './odd-pdfs.ts';

/* Valid but unusual PDFs: each page is painted like the server's picture, and its text is
   complete. */

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

/** The faults of a file, page by page. */
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

/** Opens some of the PDFs, and returns their faults. */
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

/** A page with a heading, a list, a picture with a description, and a comment with a reply. */
const TAGGED = writePdf(
  onePage({
    content: ['Qheading', 'Qitem', 'Qpicture']
      .map((word, at) => `/P << /MCID ${at} >> BDC ${say(word, 40, 150 - 40 * at)} EMC`)
      .join('\n'),
    page: '/MediaBox [0 0 300 200] /StructParents 0 /Annots [30 0 R 31 0 R 32 0 R]',
    catalog: '/Lang (en) /MarkInfo << /Marked true >> /StructTreeRoot 20 0 R',
    objects: {
      20: '<< /Type /StructTreeRoot /K [21 0 R 22 0 R 24 0 R] /ParentTree << /Nums [0 [21 0 R 23 0 R 24 0 R]] >> /RoleMap << /Head /H2 >> >>',
      21: '<< /Type /StructElem /S /Head /P 20 0 R /Pg 3 0 R /K 0 >>',
      22: '<< /Type /StructElem /S /L /P 20 0 R /K 23 0 R >>',
      23: '<< /Type /StructElem /S /LI /P 22 0 R /Pg 3 0 R /K 1 >>',
      24: '<< /Type /StructElem /S /Figure /P 20 0 R /Pg 3 0 R /K 2 /Alt (A lighthouse at night) >>',
      30: '<< /Type /Annot /Subtype /Text /Rect [280 160 300 180] /Contents (Wrong year.) /T (Ann) /M (D:20210304120000Z) /Popup 32 0 R >>',
      31: '<< /Type /Annot /Subtype /Text /Rect [280 160 300 180] /Contents (Corrected.) /T (Bo) /IRT 30 0 R >>',
      32: '<< /Type /Annot /Subtype /Popup /Rect [220 150 280 190] /Parent 30 0 R >>',
    },
  }),
);

test('the tags and the comments of a PDF are there for everybody [R2.46 R2.47]', async ({
  openAs,
}) => {
  await importFiles([['An odd file tagged.pdf', TAGGED]]);
  for (const viewport of [{ width: 1280, height: 800 }, TELEPHONE]) {
    const desk = await sitDown(await openAs(PEOPLE.user, undefined, { viewport }));
    const { page } = desk;
    await borrow(desk, titleOf('tagged'));
    const sheet = page.getByRole('region', { name: 'Page 1 of 1' });
    await expect(sheet.getByRole('heading', { level: 2, name: 'Qheading' })).toBeAttached();
    await expect(sheet.getByRole('list').getByRole('listitem')).toHaveCount(1);
    await expect(sheet.getByRole('img', { name: 'A lighthouse at night' })).toBeAttached();
    expect(await wordsShown(page)).toEqual(['Qheading', 'Qitem', 'Qpicture']);

    const mark = sheet.getByRole('button', { name: 'Comment by Ann' });
    await mark.focus();
    await page.keyboard.press('Enter');
    const comment = page.getByRole('dialog', { name: 'Comment by Ann' });
    await expect(comment).toContainText('Wrong year.');
    await expect(comment.getByRole('listitem')).toContainText('Corrected.');
    await expect(comment).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(comment).toHaveCount(0);
    await expect(mark).toBeFocused();
    await mark.click();
    await expect(comment).toBeVisible();
    await comment.getByRole('button', { name: 'Close' }).click();
    await giveBack(desk);
  }
});

/** The PDFs that need a decoder, which the engine fetches on first use. */
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
