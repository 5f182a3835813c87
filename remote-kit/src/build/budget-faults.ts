import { packageOf } from './module-sizes.ts';

/** The budget of a package that a remote's `budgets` omits, in KB of gzip. */
const SMALL = 1;

/** How many modules a line names. */
const NAMED = 5;

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/**
 * Compares the sizes of a build's packages with their budgets.
 *
 * @param sizes bytes of gzip by module
 * @param budgets KB of gzip by package; a package without one may have 1 KB
 * @returns a line for each package above its budget, with its largest modules
 */
export function budgetFaults(
  sizes: ReadonlyMap<string, number>,
  budgets: Readonly<Record<string, number>>,
): string[] {
  const packages = Map.groupBy(sizes, ([module]) => packageOf(module));
  packages.delete('.');
  return [...packages].flatMap(([name, modules]) => {
    const size = modules.reduce((sum, [, bytes]) => sum + bytes, 0);
    const budget = budgets[name] ?? SMALL;
    if (size <= budget * 1024) return [];
    const largest = modules.sort(([, a], [, b]) => b - a).slice(0, NAMED);
    const named = largest.map(([module, bytes]) => `${module} ${kilobytes(bytes)}`).join(', ');
    return [
      `${name} has ${kilobytes(size)} of gzip. Its budget is ${budget} KB. Largest: ${named}`,
    ];
  });
}
