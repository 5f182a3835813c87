import webpack, { type Compiler } from 'webpack';
import { entryFiles, filesAfterEntries } from './start-files.ts';

const { Compilation, sources } = webpack;

/**
 * A browser that knows this comment compiles all functions of the file while it loads, in another
 * thread. Otherwise each function is parsed twice, and compiled on the main thread at its first
 * call. Other browsers ignore the comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Marks the scripts of the start, which run at once. The browser compiles later scripts when they are called. */
export class CompileAheadPlugin {
  apply(compiler: Compiler): void {
    const { name } = CompileAheadPlugin;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap(
        // After the minimiser, which drops comments, and before names and digests are made from the
        // bytes.
        { name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 },
        () => {
          const files = [...entryFiles(compilation), ...filesAfterEntries(compilation)];
          for (const file of files.filter((each) => each.endsWith('.js'))) {
            compilation.updateAsset(file, (source) => new sources.ConcatSource(HINT, source));
          }
        },
      );
    });
  }
}
