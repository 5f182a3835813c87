import { journeysOf, testsOf } from './find-faults.ts';
import type { Proofs } from './gather-proofs.ts';

/**
 * The statements, each with its tests, as text for people.
 *
 * @param wanted numbers of statements or of chapters, such as `R8`; all when empty
 */
export function printedProofs({ statements, tests }: Proofs, wanted: readonly string[]): string {
  return statements
    .filter(({ id }) => wanted.length === 0 || wanted.some((each) => isWithin(id, each)))
    .flatMap(({ id, text }) => [
      `${id}  ${text}`,
      ...testsOf(id, tests).map(({ file, title }) => `      ${file} › ${title}`),
    ])
    .join('\n');
}

const isWithin = (id: string, wanted: string): boolean =>
  id === wanted || id.startsWith(`${wanted}.`);

/** Both error catalogues, each situation with the journeys that made it happen and passed. */
export function printedCatalogue({ situations, tests }: Proofs): string {
  const width = Math.max(...situations.map(({ name }) => name.length));
  const lines = situations.flatMap((situation) => {
    const { id = '', name } = situation;
    const outcomes = journeysOf(situation, tests).map(
      ({ file, title }) => `passed  ${file.replace('e2e/src/', '')} › ${title}`,
    );
    return (outcomes.length === 0 ? ['FAILED'] : outcomes).map((outcome, index) => {
      const [where, what] = index === 0 ? [id, name] : ['', ''];
      return `${where.padEnd(7)}${what.padEnd(width + 2)}${outcome}`;
    });
  });
  return ['Every error of the catalogues, made to happen in the browser', ...lines].join('\n');
}
