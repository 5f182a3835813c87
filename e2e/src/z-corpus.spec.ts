import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type CorpusPart, corpusFiles, corpusFolder } from './corpus/corpus-files.ts';
import { type ImportLine, runImport } from './corpus/import-program.ts';
import { distanceFromPicture, showPage } from './corpus/leaf-through-pdf.ts';
import { borrow, type Desk, giveBack, sitDown } from './corpus/library-desk.ts';
import { OTHER_COLOURS, SAME_PAGE } from './corpus/limits.ts';
import { agrees, type ReadingFigures, readThrough } from './corpus/read-through.ts';
import { PEOPLE } from './support/people.ts';
import { dataFolder, portalUrl } from './support/portal-address.ts';
import { expect, test } from './support/portal-test.ts';

/*
 * Reads whole documents in the portal: those of the demonstration library, and a folder of real ones
 * where there is one. Runs after the journeys, which know nothing of what is imported here.
 */

const MINUTES = 60_000;

/** The readable documents of the demonstration library that have something of their own. */
const DEMONSTRATION = [
  'A Handbook of the Reading Room',
  'An Atlas of the Leeward Archipelago',
  'Thuis in de leeszaal',
  'Die Gestalt der Dinge',
  'Egel en de winter',
  'بيت الحكمة الصغير',
  'Petit traité des livres perdus',
  'The Lighthouse Index',
];
/** Of a long PDF so many pages are opened where all would take too long. */
const SAMPLE = 8;

function tell(name: string, { format, pages, segments, farthest }: ReadingFigures): void {
  const { colour, structure } = farthest;
  const detail =
    format === 'pdf'
      ? `off by ${colour.toFixed(2)} in colour, ${structure.toFixed(3)} in structure`
      : `${segments} segments`;
  console.log(`    ${name}: ${pages} pages, ${detail}`);
}

async function readDemonstration(desk: Desk, mostPages: number): Promise<void> {
  for (const title of DEMONSTRATION) {
    tell(title, await readThrough(desk, { title, limit: SAME_PAGE, mostPages }));
  }
}

test.afterEach(async ({ request }) => {
  expect(await (await request.get(`${portalUrl()}/csp-report`)).json()).toEqual([]);
});

test('the picture of another page does not agree with a painted one', async ({ openAs }) => {
  const desk = await sitDown(await openAs(PEOPLE.user));
  const opened = await borrow(desk, 'A Handbook of the Reading Room');
  for (const [shown, other] of [
    [40, 41],
    [41, 40],
    [1, 2],
  ] as const) {
    await showPage(desk, shown);
    expect(agrees(await distanceFromPicture(desk, opened, shown), SAME_PAGE)).toBe(true);
    expect(agrees(await distanceFromPicture(desk, opened, other), SAME_PAGE)).toBe(false);
  }
  await giveBack(desk);
});

test('documents of the demonstration library show every segment, and pages as the server paints them', async ({
  openAs,
}) => {
  test.setTimeout(4 * MINUTES);
  await readDemonstration(await sitDown(await openAs(PEOPLE.user)), SAMPLE);
});

test('documents of the demonstration library show every page as the server paints it @full', async ({
  openAs,
}) => {
  test.setTimeout(30 * MINUTES);
  await readDemonstration(await sitDown(await openAs(PEOPLE.user)), Number.POSITIVE_INFINITY);
});

/** What the import told of the files that the portal took. */
const imported: Extract<ImportLine, { title: string }>[] = [];

async function importPart(part: CorpusPart) {
  const run = await runImport([corpusFolder(part)]);
  expect(run.errors).toBe('');
  expect(run.lines.map(({ file }) => file).sort()).toEqual(await corpusFiles(part));
  const stored = run.lines.filter((line) => line.kind !== 'refused');
  const refused = run.lines.filter((line) => line.kind === 'refused');
  return { ...run, stored, refused };
}

async function readImported(desk: Desk, ending: string): Promise<void> {
  for (const [at, { file, title }] of imported.entries()) {
    if (!file.endsWith(ending)) continue;
    const which = imported.slice(0, at).filter((line) => line.title === title).length;
    const limit = OTHER_COLOURS.has(file)
      ? { ...SAME_PAGE, colour: 255, structure: 0.5 }
      : SAME_PAGE;
    tell(file, await readThrough(desk, { title, which, limit }));
  }
}

if ((await corpusFiles('pdf')).length > 0) {
  test('real documents are imported while the portal runs, and once only', async () => {
    test.setTimeout(2 * MINUTES);
    for (const part of ['pdf', 'epub'] as const) {
      const { exitCode, stored, refused } = await importPart(part);
      expect([part, exitCode, refused]).toEqual([part, 0, []]);
      imported.push(...stored);
    }
    const again = await importPart('epub');
    expect(new Set(again.stored.map(({ kind }) => kind))).toEqual(new Set(['unchanged']));
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
    imported.push(...stored);
    expect((await request.get(`${portalUrl()}/healthz`)).ok()).toBe(true);
  });

  test('every page of the real PDFs is shown as the server paints it', async ({ openAs }) => {
    test.setTimeout(6 * MINUTES);
    await readImported(await sitDown(await openAs(PEOPLE.user)), '.pdf');
  });

  test('every page of every segment of the real EPUBs is shown, and none blank', async ({
    openAs,
  }) => {
    test.setTimeout(6 * MINUTES);
    await readImported(await sitDown(await openAs(PEOPLE.user)), '.epub');
  });
}
