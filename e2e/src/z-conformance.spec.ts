import { undocumented } from './conformance/conformance-table.ts';
import { judgeBooks, judgeRefused } from './conformance/judge-books.ts';
import { CONFORMANCE_TESTS } from './conformance/tests/all-tests.ts';
import { corpusFiles } from './corpus/corpus-files.ts';
import { importPart } from './corpus/import-part.ts';
import { sitDown } from './corpus/library-desk.ts';
import { portalUrl } from './portal/portal-address.ts';
import { MINUTES } from './support/minutes.ts';
import { PEOPLE } from './support/people.ts';
import { expect, test } from './support/portal-test.ts';

/** The number of readers who share the books. */
const DESKS = 3;

/* W3C's tests of EPUB reading systems, if there is a folder of them. */

if ((await corpusFiles('w3c')).length > 0) {
  test('the tests of W3C are judged by their own words, as the documentation says', async ({
    openAs,
  }) => {
    test.setTimeout(10 * MINUTES);
    const { stored, refused } = await importPart('w3c');
    const desks = await Promise.all(
      Array.from({ length: DESKS }, async () => sitDown(await openAs(PEOPLE.user))),
    );
    // Addresses within the page (`blob:`, `data:`) have no host.
    const own = new URL(portalUrl()).host;
    const asked: string[] = [];
    for (const { page } of desks) {
      page.on('request', (request) => asked.push(new URL(request.url()).host || own));
    }
    const judgements = [
      ...judgeRefused(CONFORMANCE_TESTS, refused),
      ...(await judgeBooks(desks, CONFORMANCE_TESTS, stored)),
    ];
    for (const { test: one, verdict, faults } of judgements) {
      if (verdict === 'fails') console.log(`    ${one.level} ${one.id}: ${faults.join('; ')}`);
    }
    const failed = judgements.filter(
      ({ test: { level }, verdict }) => level === 'must' && verdict === 'fails',
    );
    expect(failed.map(({ test: { id }, faults }) => [id, ...faults])).toEqual([]);
    expect(new Set(asked)).toEqual(new Set([own]));
    expect(await undocumented(judgements)).toEqual([]);
  });
}
