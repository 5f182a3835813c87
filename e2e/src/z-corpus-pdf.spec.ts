import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { compareWithShown, type Distance } from './corpus/compare-pictures.ts';
import { corpusFiles, corpusFolder } from './corpus/corpus-files.ts';
import { importedDocuments, importPart } from './corpus/import-part.ts';
import { showPage } from './corpus/leaf-through-pdf.ts';
import { borrow, giveBack, sitDown } from './corpus/library-desk.ts';
import { SAME_PAGE } from './corpus/limits.ts';
import { paintOriginal } from './corpus/paint-original.ts';
import { readImported } from './corpus/read-imported.ts';
import { agrees } from './corpus/read-through.ts';
import { dataFolder, portalUrl } from './portal/portal-address.ts';
import { MINUTES } from './support/minutes.ts';
import { PEOPLE } from './support/people.ts';
import { expect, test } from './support/portal-test.ts';
import type { Visits } from './support/visits.ts';

/* Real PDFs and broken ones, if there is a folder of them. They run last: the journeys expect
   none of them in the library. */

/** The number of pages to open in a document too long to open whole. */
const SAMPLE = 2;

if ((await corpusFiles('pdf')).length > 0) {
  test('real PDFs are imported while the portal runs', async () => {
    test.setTimeout(2 * MINUTES);
    const { exitCode, refused } = await importPart('pdf');
    expect([exitCode, refused]).toEqual([0, []]);
  });

  test('broken documents are reported by name or repaired, and none is taken in by half', async ({
    request,
  }) => {
    test.setTimeout(2 * MINUTES);
    const files = join(dataFolder(), 'files');
    const before = await readdir(files);
    const { exitCode, stored, refused, summary } = await importPart('broken');
    expect(exitCode).toBe(refused.length > 0 ? 1 : 0);
    for (const { file, reason } of refused) {
      expect(summary).toContain(`${file}: ${reason}`);
      expect(reason).toMatch(/\w.*\((?:broken|protected|hostile|empty|unsupported)\)$/);
    }
    expect((await readdir(files)).length).toBe(before.length + stored.length);
    expect((await request.get(`${portalUrl()}/healthz`)).ok()).toBe(true);
  });

  async function readAll(openAs: Visits['openAs'], mostPages?: number): Promise<void> {
    const imported = [...(await importedDocuments('pdf')), ...(await importedDocuments('broken'))];
    expect(imported).not.toEqual([]);
    await readImported(await sitDown(await openAs(PEOPLE.user)), imported, { mostPages });
  }

  test('pages of the real PDFs are shown as the server paints them', async ({ openAs }) => {
    test.setTimeout(6 * MINUTES);
    await readAll(openAs, SAMPLE);
  });

  test('every page of the real PDFs is shown as the server paints it @full', async ({ openAs }) => {
    test.setTimeout(6 * MINUTES);
    await readAll(openAs);
  });
}

/** In pixels. Runs in the browser. */
const widthOf = (canvas: HTMLCanvasElement) => canvas.width;

if ((await corpusFiles('annotations')).length > 0) {
  test('annotations without an appearance are drawn as in the whole file [R2.230]', async ({
    openAs,
  }) => {
    test.setTimeout(2 * MINUTES);
    const { stored, refused } = await importPart('annotations');
    expect(refused).toEqual([]);
    const desk = await sitDown(await openAs(PEOPLE.user));
    const context = desk.page.context();
    const distances: [file: string, distance: Distance][] = [];
    for (const [at, { file, title }] of stored.entries()) {
      const which = stored.slice(0, at).filter((line) => line.title === title).length;
      await borrow(desk, title, which);
      await showPage(desk, 1);
      const width = await desk.page.locator('canvas').first().evaluate(widthOf);
      const path = join(corpusFolder('annotations'), file);
      const original = await paintOriginal(context, path, { number: 1, width });
      distances.push([file, await desk.page.evaluate(compareWithShown, original)]);
      await giveBack(desk);
    }
    expect(distances.filter(([, distance]) => !agrees(distance, SAME_PAGE))).toEqual([]);
  });
}
