import { loosePath } from '../archive/entry-path.ts';
import type { ManifestItem } from './package-document.contract.ts';

const nameOf = (path: string) => loosePath(path.slice(path.lastIndexOf('/') + 1));

/**
 * Corrects manifest items with a wrong path: each gets the file of the same name elsewhere in the archive, if
 * exactly one is unlisted.
 *
 * @param paths of all files in the archive
 */
export function placeItems(
  items: ReadonlyMap<string, ManifestItem>,
  paths: ReadonlySet<string>,
): Map<string, ManifestItem> {
  const listed = new Set([...items.values()].map(({ path }) => path));
  const isComplete = [...listed].every((path) => paths.has(path));
  if (isComplete) return new Map(items);
  const unlisted = [...paths].filter((path) => !listed.has(path));
  const byName = Map.groupBy(unlisted, nameOf);
  const placed = (item: ManifestItem): ManifestItem => {
    if (paths.has(item.path)) return item;
    const [path, ...others] = byName.get(nameOf(item.path)) ?? [];
    return path === undefined || others.length > 0 ? item : { ...item, path };
  };
  return new Map([...items].map(([id, item]) => [id, placed(item)]));
}
