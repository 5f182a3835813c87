import { readStatements } from '../support/read-statements.ts';

/** A remote that the registry of a portal names. */
export interface Remote {
  readonly name: string;
  /** The address of a screen. */
  readonly screen: string;
  /** The address of the release's folder. */
  readonly folder: string;
  /** The addresses of all files with a digest, and of those that the start needs. */
  readonly files: readonly string[];
  readonly initial: readonly string[];
}

/** Reads the remotes of a portal. */
export async function remotesOf(origin: string): Promise<readonly Remote[]> {
  return [...(await readStatements(origin))].map(([name, { active, routes }]) => ({
    name,
    screen: routes[0]?.path.replace(/:\w+/g, 'unknown') ?? '/',
    folder: `/${active.folder}/`,
    files: active.files.map(({ path }) => `/${active.folder}/${path}`),
    initial: active.initial.map((path) => `/${active.folder}/${path}`),
  }));
}
