import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { messageFiles } from './start-files.ts';

const NAME = 'AheadPlugin';

/**
 * Builds one script without module federation and puts it before the others in the page. It runs as
 * soon as it has loaded, while the others still load. The data of its tag have the address of the
 * host's messages in each language.
 */
export class AheadPlugin {
  readonly #source: string;

  /** @param source the module that it begins with, from the package's folder */
  constructor(source: string) {
    this.#source = source;
  }

  apply(compiler: Compiler): void {
    let files: readonly string[] = [];
    compiler.hooks.make.tapPromise(NAME, async (compilation) => {
      files = await this.#build(compilation);
    });
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap(NAME, (data) => {
        data.assetTags.scripts.unshift(
          ...files.map((file) => ({
            tagName: 'script',
            voidTag: false,
            attributes: {
              defer: true,
              src: data.publicPath + file,
              ...Object.fromEntries(
                [...messageFiles(compilation)].map(([language, messages]) => [
                  `data-messages-${language}`,
                  data.publicPath + messages,
                ]),
              ),
            },
            meta: { plugin: NAME },
          })),
        );
        return data;
      });
    });
  }

  async #build(compilation: Compilation): Promise<readonly string[]> {
    const { compiler, outputOptions } = compilation;
    const { filename = '[name].js' } = outputOptions;
    const child = compilation.createChildCompiler(NAME, { filename }, [
      new webpack.EntryPlugin(compiler.context, this.#source, 'ahead'),
    ]);
    const built = await new Promise<Compilation | undefined>((resolve, reject) => {
      child.runAsChild((error, _entries, result) => (error ? reject(error) : resolve(result)));
    });
    return built?.entrypoints.get('ahead')?.getFiles() ?? [];
  }
}
