import type { ChunkGroup, Compilation } from 'webpack';

/** The messages of each language: a start needs one of them. */
const MESSAGES = /(\w+)\.po$/;

/** The files of the entries themselves. */
export function entryFiles({ entrypoints }: Compilation): Set<string> {
  return new Set([...entrypoints.values()].flatMap((entry) => entry.getFiles()));
}

/** The files of the static imports of the entries, without those of dynamic imports. */
export function filesAfterEntries(compilation: Compilation): Set<string> {
  const entries = [...compilation.entrypoints.values()];
  const own = entryFiles(compilation);
  const next: ChunkGroup[] = entries.flatMap((entry) => [...entry.childrenIterable]);
  return new Set(
    next
      .filter(({ origins }) => !origins.some(({ request }) => MESSAGES.test(request ?? '')))
      .flatMap((group) => group.getFiles())
      .filter((file) => !own.has(file)),
  );
}

/** The scripts with the messages that the entries import, by language. */
export function messageFiles({ entrypoints }: Compilation): Map<string, string> {
  const groups = [...entrypoints.values()].flatMap((entry) => [...entry.childrenIterable]);
  return new Map(
    groups.flatMap((group) =>
      group.origins.flatMap(({ request }): [string, string][] => {
        const language = MESSAGES.exec(request ?? '')?.[1];
        const file = group.getFiles().find((each) => each.endsWith('.js'));
        return language === undefined || file === undefined ? [] : [[language, file]];
      }),
    ),
  );
}
