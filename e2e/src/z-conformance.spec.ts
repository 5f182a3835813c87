import { conformanceTable, documentedTable } from './conformance/conformance-table.ts';
import { judgeBooks } from './conformance/judge-books.ts';
import { CONFORMANCE_TESTS } from './conformance/tests/all-tests.ts';
import { corpusFiles } from './corpus/corpus-files.ts';
import { importPart } from './corpus/import-part.ts';
import { sitDown } from './corpus/library-desk.ts';
import { MINUTES } from './support/minutes.ts';
import { PEOPLE } from './support/people.ts';
import { expect, test } from './support/portal-test.ts';

/* W3C's tests of EPUB reading systems, where there is a folder of them. */

if ((await corpusFiles('w3c')).length > 0) {
  test('the tests of W3C are judged by their own words, as the documentation says', async ({
    openAs,
  }) => {
    test.setTimeout(10 * MINUTES);
    const { stored, refused } = await importPart('w3c');
    expect(refused).toEqual([]);
    const desk = await sitDown(await openAs(PEOPLE.user));
    // What a page holds within itself has no host.
    const own = new URL(desk.page.url()).host;
    const asked: string[] = [];
    desk.page.on('request', (request) => asked.push(new URL(request.url()).host || own));
    const judgements = await judgeBooks(desk, CONFORMANCE_TESTS, stored);
    for (const { test: one, verdict, faults } of judgements) {
      if (verdict === 'fails') console.log(`    ${one.level} ${one.id}: ${faults.join('; ')}`);
    }
    const failed = judgements.filter(
      ({ test: { level }, verdict }) => level === 'must' && verdict === 'fails',
    );
    expect(failed.map(({ test: { id }, faults }) => [id, ...faults])).toEqual([]);
    expect(new Set(asked)).toEqual(new Set([own]));
    const made = conformanceTable(judgements);
    expect(await documentedTable(made)).toBe(made);
  });
}
