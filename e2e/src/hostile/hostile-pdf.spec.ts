import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runImport } from '../books/import-program.ts';
import { borrow, giveBack, sitDown } from '../corpus/library-desk.ts';
import { wholeChromiumOptions } from '../portal/chromium.ts';
import { PEOPLE } from '../support/people.ts';
import { expect, test } from '../support/portal-test.ts';
import { startCollector } from './collector.ts';
import { HOSTILE_PDF_TITLE, makeHostilePdf, PDF_ACTIONS } from './hostile-pdf.ts';

// The headless shell of most journeys ignores preconnect hints.
test.use({ launchOptions: wholeChromiumOptions() });

test('a hostile PDF runs nothing and reaches no address [R2.104]', async ({ openAs }) => {
  const collector = await startCollector();
  const folder = await mkdtemp(join(tmpdir(), 'leeszaal-hostile-'));
  try {
    expect(PDF_ACTIONS).toBeGreaterThan(10);
    const file = join(folder, 'harm.pdf');
    await writeFile(file, makeHostilePdf(collector.address));
    const run = await runImport([file]);
    expect(run.lines).toMatchObject([{ kind: 'imported', title: HOSTILE_PDF_TITLE }]);
    const page = await openAs(PEOPLE.admin);
    const desk = await sitDown(page);
    const windows: string[] = [];
    page.context().on('page', (opened) => windows.push(opened.url()));
    page.on('dialog', (dialog) => {
      windows.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await borrow(desk, HOSTILE_PDF_TITLE);
    const address = page.url();
    const document = page.getByRole('region', { name: /^Page 1 of / });
    await expect(document).toContainText('This page means harm');
    await expect(document).toHaveAttribute('aria-busy', 'false');
    // Presses every link; each must lead within the document.
    const hrefs = await document
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.filter((href) => !/^(?:#|https?:|mailto:)/i.test(href) && href !== '')).toEqual(
      [],
    );
    await document.evaluate((element) => {
      for (const part of element.querySelectorAll('a, section, input, button')) {
        part.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      }
    });
    await expect(document).toContainText('This page means harm');
    expect(windows).toEqual([]);
    expect(collector.heard()).toEqual([]);
    expect(page.url().split('?')[0]).toBe(address.split('?')[0]);
    await giveBack(desk);
  } finally {
    await collector.close();
    await rm(folder, { recursive: true, force: true });
  }
});
