/** A parameter, which takes one part of a path: `:id`, `:id(\d+)`, or `:key(pub-.+)`. */
const parameter = /^:(\w+)(?:\(([\w-]*)(\\d|\.)\+\))?$/;

/** Text that means the same in a pattern, a path and a regular expression. */
const fixed = /^[\w-]+$/;

const partsOf = (path: string): string[] => path.split('/').slice(1);

/** Whether a text is a pattern: fixed parts and parameters, and no slash at its end. */
export function isPathPattern(text: string): boolean {
  if (text === '/') return true;
  const isPart = (part: string) => fixed.test(part) || parameter.test(part);
  return text.startsWith('/') && partsOf(text).every(isPart);
}

/**
 * The parameters of a path, decoded, when the pattern matches the whole path. Ignores slashes at its end.
 *
 * @param pattern see {@link isPathPattern}
 */
export function matchPath(
  pattern: string,
  path: string,
): Readonly<Record<string, string>> | undefined {
  const [wanted, given] = [partsOf(pattern), partsOf(withoutEnd(path))];
  if (wanted.length !== given.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const [, name, start = '', kind = '.'] = parameter.exec(part) ?? [];
    const value = given[at] ?? '';
    if (name === undefined ? part !== value : !new RegExp(`^${start}${kind}+$`).test(value)) {
      return undefined;
    }
    if (name !== undefined) parameters[name] = decoded(value);
  }
  return parameters;
}

/** Whether a path could match both patterns. Two parameters count as overlapping. */
export function patternsOverlap(a: string, b: string): boolean {
  const [one, other] = [partsOf(a), partsOf(b)];
  return (
    one.length === other.length && one.every((part, at) => partsOverlap(part, other[at] ?? ''))
  );
}

function partsOverlap(a: string, b: string): boolean {
  if (parameter.test(a)) return parameter.test(b) || matchPath(`/${a}`, `/${b}`) !== undefined;
  return parameter.test(b) ? partsOverlap(b, a) : a === b;
}

/** The names of the parameters in a pattern. */
export const parametersOf = (pattern: string): string[] =>
  partsOf(pattern).flatMap((part) => parameter.exec(part)?.[1] ?? []);

/** The path of a pattern with these parameters, which are encoded. */
export function fillPath(pattern: string, parameters: Readonly<Record<string, string>>): string {
  const filled = partsOf(pattern).map((part) => {
    const name = parameter.exec(part)?.[1];
    return name === undefined ? part : encodeURIComponent(parameters[name] ?? '');
  });
  return `/${filled.join('/')}`;
}

/** Compares two patterns that match one path: in each part, fixed text comes before a parameter. */
export function comparePatterns(a: string, b: string): number {
  const kinds = (pattern: string) =>
    partsOf(pattern).map((part) => (fixed.test(part) ? '0' : part.endsWith(')') ? '1' : '2'));
  return kinds(a).join('').localeCompare(kinds(b).join(''));
}

/** Decodes a part of an address; a malformed escape stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The path without slashes at its end. `/\/+$/` would take quadratic time on a path of many slashes. */
function withoutEnd(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end) || '/';
}
