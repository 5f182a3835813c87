import type { Proofs } from './gather-proofs.ts';
import type { Situation, Statement, TaggedTest } from './proof.contract.ts';

/** The browser meets the real server there, through a proxy that makes the server fail. */
const JOURNEYS = 'e2e/';

/** The faults of numbers and tags, as lines for people, without regard to a run. */
export function findFaults({ statements, situations, tests }: Proofs): string[] {
  const known = new Set(statements.map(({ id }) => id));
  return [
    ...statements
      .filter(({ id }, index) => statements.findIndex((each) => each.id === id) !== index)
      .map(({ id, text }) => `${id} is the number of two statements, also of “${text}”`),
    ...tests.flatMap(({ file, title, ids }) =>
      ids
        .filter((id) => !known.has(id))
        .map((id) => `${file} › ${title}: no statement has the number ${id}`),
    ),
    ...situations
      .filter(({ id }) => id === undefined)
      .map(({ name }) => `the error situation “${name}” has no number`),
    ...findUnproved({ statements, situations, tests }),
  ];
}

/**
 * The statements without a test, and the error situations without a journey, as lines for people.
 *
 * @param proofs with the tests of the source, or with those that passed
 */
export function findUnproved({ statements, situations, tests }: Proofs): string[] {
  return [
    ...statements
      .filter(({ id }) => testsOf(id, tests).length === 0)
      .map(({ id, text }) => `${id} has no test: ${text}`),
    ...situations
      .filter(
        (situation) => situation.id !== undefined && journeysOf(situation, tests).length === 0,
      )
      .map(({ id, name }) => `${id} “${name}” happens in no journey`),
  ];
}

/** The tests of a statement. */
export function testsOf(id: Statement['id'], tests: readonly TaggedTest[]): TaggedTest[] {
  return tests.filter(({ ids }) => ids.includes(id));
}

/** The journeys that make an error situation happen. */
export function journeysOf({ id = '' }: Situation, tests: readonly TaggedTest[]): TaggedTest[] {
  return testsOf(id, tests).filter(({ file }) => file.startsWith(JOURNEYS));
}
