import webpack, { type Compiler } from 'webpack';
import { entryFiles, filesAfterEntries } from './start-files.ts';

const { Compilation, sources } = webpack;

/**
 * A browser that knows it compiles all functions of the file while it comes, in another thread; otherwise each is
 * read twice, and compiled on the page's own thread when it is first called. Others pass over a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Marks the scripts of the start, which run at once. The browser compiles later scripts when they are called. */
export class CompileAheadPlugin {
  apply(compiler: Compiler): void {
    const { name } = CompileAheadPlugin;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap(
        // Behind the minimiser, which drops comments, and before names and digests are made of the bytes.
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
