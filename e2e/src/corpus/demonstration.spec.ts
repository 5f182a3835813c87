import { MINUTES } from '../support/minutes.ts';
import { PEOPLE } from '../support/people.ts';
import { expect, test } from '../support/portal-test.ts';
import { distanceFromPicture, showPage } from './leaf-through-pdf.ts';
import { borrow, type Desk, giveBack, sitDown } from './library-desk.ts';
import { SAME_PAGE } from './limits.ts';
import { agrees, readThrough } from './read-through.ts';
import { tellFigures } from './tell-figures.ts';

/* Reads whole documents of the demonstration library in the portal. */

/** Readable documents, each with a feature of its own. */
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
/** The number of pages to open in a PDF too long to open whole. */
const SAMPLE = 4;

async function readDemonstration(desk: Desk, mostPages: number): Promise<void> {
  for (const title of DEMONSTRATION) {
    tellFigures(title, await readThrough(desk, { title, limit: SAME_PAGE, mostPages }));
  }
}

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
