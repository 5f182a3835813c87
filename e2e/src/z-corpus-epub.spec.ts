import type { BrowserContextOptions } from 'playwright/test';
import { corpusFiles } from './corpus/corpus-files.ts';
import { importedDocuments, importPart } from './corpus/import-part.ts';
import { sitDown } from './corpus/library-desk.ts';
import { readImported } from './corpus/read-imported.ts';
import { MINUTES } from './support/minutes.ts';
import { PEOPLE } from './support/people.ts';
import { expect, test } from './support/portal-test.ts';
import type { Visits } from './support/visits.ts';

/* Real EPUBs, if there is a folder of them. They run last: the journeys expect none of them in
   the library. */

if ((await corpusFiles('epub')).length > 0) {
  test('real EPUBs are imported while the portal runs, and once only', async () => {
    test.setTimeout(2 * MINUTES);
    const { exitCode, refused } = await importPart('epub');
    expect([exitCode, refused]).toEqual([0, []]);
    const again = await importPart('epub');
    expect(new Set(again.stored.map(({ kind }) => kind))).toEqual(new Set(['unchanged']));
  });

  /**
   * Tall, so that one view covers three pages of a desktop window; at half the resolution, which
   * suffices here.
   */
  const TALL = { viewport: { width: 1280, height: 2400 }, deviceScaleFactor: 0.5 };
  /** The pages to turn in a long book. */
  const BEGINNING = 10;
  const DESK_AND_PHONE = [undefined, { viewport: { width: 390, height: 844 } }];

  async function readAll(
    openAs: Visits['openAs'],
    device?: BrowserContextOptions,
    mostTurns?: number,
  ): Promise<void> {
    const stored = await importedDocuments('epub');
    expect(stored).not.toEqual([]);
    await readImported(await sitDown(await openAs(PEOPLE.user, '/', device)), stored, {
      mostTurns,
    });
  }

  test('the real EPUBs are shown from their beginnings, and no page is blank', async ({
    openAs,
  }) => {
    test.setTimeout(6 * MINUTES);
    await readAll(openAs, TALL, BEGINNING);
  });

  test('every page of the real EPUBs is shown on a desk and on a telephone, and none blank @full', async ({
    openAs,
  }) => {
    test.setTimeout(30 * MINUTES);
    for (const device of DESK_AND_PHONE) await readAll(openAs, device);
  });
}
