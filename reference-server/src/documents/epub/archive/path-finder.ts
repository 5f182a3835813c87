import type { Archive } from './archive.contract.ts';
import { canonicalPath, loosePath } from './entry-path.ts';

/** Creates {@link Archive.find}. @param paths canonical paths */
export function pathFinder(paths: Iterable<string>): Archive['find'] {
  const known = new Set(paths);
  let loose: ReadonlyMap<string, string> | undefined;
  return (path) => {
    const canonical = canonicalPath(path);
    if (known.has(canonical)) return canonical;
    loose ??= new Map([...known].map((one) => [loosePath(one), one]));
    return loose.get(loosePath(path));
  };
}
