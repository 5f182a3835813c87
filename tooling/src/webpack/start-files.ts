import type { ChunkGroup, Compilation } from 'webpack';

/** The messages of each language: nobody needs all of them. */
const MESSAGES = /\.po$/;

/** The files of the entries themselves. */
export function entryFiles({ entrypoints }: Compilation): Set<string> {
  return new Set([...entrypoints.values()].flatMap((entry) => entry.getFiles()));
}

/** The files of what the entries import right away, and not of what that imports later. */
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
