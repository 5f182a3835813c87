import type { TaggedTest } from './proof.contract.ts';
import { idsIn, withoutTags } from './tags.ts';

const LITERAL = /(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>/g;

/** A comment, or a test that is only planned. */
const NO_TEST = /^\s*(?:\/[/*]|\*)|\b(?:it|test)\.todo\(/;

/**
 * Reads the titles with numbers of statements from the source of tests. A title is a literal on one line:
 * in a call of a test or a group, or in a row of a table of tests.
 */
export function readTaggedTests(file: string, source: string): TaggedTest[] {
  return source
    .split('\n')
    .filter((line) => idsIn(line).length > 0 && !NO_TEST.test(line))
    .flatMap((line) => Array.from(line.matchAll(LITERAL), ({ groups }) => groups?.title ?? ''))
    .filter((title) => idsIn(title).length > 0)
    .map((title) => ({ file, title: withoutTags(title), ids: idsIn(title) }));
}
