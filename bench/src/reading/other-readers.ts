import type { Page } from 'playwright';
import { rest } from './rest.ts';
import { CHAPTERS, JUMPS, type Reading } from './this-reader.ts';

const TURNS = 12;

/** Runs the same steps in a page of the comparison. */
export async function readOther(page: Page, kind: 'pdf' | 'epub'): Promise<Reading> {
  await page.getByRole('button', { name: 'Open' }).click();
  await page.waitForFunction(() => 'opened' in globalThis && 'goTo' in globalThis);
  const first = await page.evaluate(() => Number(Reflect.get(globalThis, 'opened')));
  const goTo = (place: number) =>
    page.evaluate((to): Promise<number> => Reflect.get(globalThis, 'goTo')(to), place);
  const turns: number[] = [];
  for (let turn = 0; kind === 'pdf' && turn < TURNS; turn += 1) {
    await rest();
    turns.push(await goTo(turn + 2));
  }
  const jumps: number[] = [];
  for (const place of kind === 'pdf' ? JUMPS : CHAPTERS) {
    await rest();
    jumps.push(await goTo(place));
  }
  return { first, turns, jumps };
}
