import type { SurfaceChange } from './compare-surfaces.ts';

/** How much of a version a release raises, in ascending order. */
const LEVELS = ['none', 'patch', 'minor', 'major'] as const;
/** How much of a version a release raises. */
export type Level = (typeof LEVELS)[number];

/** The highest of some levels. */
export const highest = (levels: readonly Level[]): Level =>
  LEVELS.findLast((level) => levels.includes(level)) ?? 'none';

/** Whether a planned release raises the version enough. */
export const suffices = (planned: Level, demanded: Level): boolean =>
  LEVELS.indexOf(planned) >= LEVELS.indexOf(demanded);

/** The level that changes demand of the next version. Before 1.0 a minor version may break, as in npm's ranges. */
export function demandedLevel(changes: readonly SurfaceChange[], version: string): Level {
  const level = highest(changes.map((change) => change.level));
  return version.startsWith('0.') ? (LEVELS[LEVELS.indexOf(level) - 1] ?? 'none') : level;
}

/**
 * The version after one that is raised by a level.
 *
 * @param version `major.minor.patch`
 */
export function raise(version: string, level: Level): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (level === 'major') return `${major + 1}.0.0`;
  if (level === 'minor') return `${major}.${minor + 1}.0`;
  return level === 'patch' ? `${major}.${minor}.${patch + 1}` : version;
}
