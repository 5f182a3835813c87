import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compiler } from 'webpack';

/** Copies folders unchanged beside a build's own files. */
export class CopyPlugin {
  readonly #folders: ReadonlyMap<string, string>;

  /** @param folders absolute source folder → folder inside the build's output */
  constructor(folders: ReadonlyMap<string, string>) {
    this.#folders = folders;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise(CopyPlugin.name, async ({ outputOptions }) => {
      const output = outputOptions.path ?? compiler.outputPath;
      for (const [from, to] of this.#folders) {
        await cp(from, join(output, to), { recursive: true });
      }
    });
  }
}
