import * as v from 'valibot';

const rangePattern = /^\^(\d+)\.(\d+)$/;
const versionPattern = /^(\d+)\.(\d+)\.(\d+)$/;

/** `^major.minor`: the same major version, and at least the minor one; the only range there is. */
export const contractRangeSchema = v.pipe(
  v.string(),
  v.regex(rangePattern, 'not of the form ^1.2'),
);

/**
 * The hosts in which a remote runs that was built against the given contract version.
 *
 * @param version `major.minor.patch`
 * @throws RangeError when it has another form
 */
export function contractRange(version: string): string {
  const [major, minor] = parsed(versionPattern, version);
  return `^${major}.${minor}`;
}

/**
 * Whether a host of the given contract version can run a remote with this range. Before 1.0 every
 * minor version may break, as in semantic versioning.
 *
 * @throws RangeError when either has another form
 */
export function satisfiesContract(range: string, version: string): boolean {
  const [wantedMajor, wantedMinor] = parsed(rangePattern, range);
  const [major, minor] = parsed(versionPattern, version);
  if (major !== wantedMajor) return false;
  return major === 0 ? minor === wantedMinor : minor >= wantedMinor;
}

function parsed(pattern: RegExp, text: string): readonly [number, number] {
  const match = pattern.exec(text);
  if (match === null) throw new RangeError(`“${text}” is not a contract version or range`);
  return [Number(match[1]), Number(match[2])];
}
