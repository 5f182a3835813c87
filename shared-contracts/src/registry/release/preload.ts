import type { Release } from '../model/registry.contract.ts';

/** How a page preloads a file, so that an element takes the response. */
export interface FilePreload {
  /** The kind of the element. */
  readonly as: 'script' | 'style';
  /** As in the attribute of the element. */
  readonly integrity: string;
}

/**
 * The preload of a file of a release; undefined for one that no element loads, or that the registry does not name.
 * Modules have none: browsers differ in what an import takes of a preload.
 */
export function preloadOf(
  { files, importMap }: Pick<Release, 'files' | 'importMap'>,
  path: string,
): FilePreload | undefined {
  const as = path.endsWith('.js') ? 'script' : path.endsWith('.css') ? 'style' : undefined;
  const file = files.find((candidate) => candidate.path === path);
  if (as === undefined || file === undefined || importMap !== undefined) return undefined;
  return { as, integrity: `sha384-${file.sha384}` };
}
