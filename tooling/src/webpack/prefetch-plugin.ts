import { filesAfterEntries, messageFiles } from '@leeszaal/remote-kit/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';

const NAME = 'PrefetchPlugin';

/** How a browser must request a file so that a later request uses the same response. */
const KINDS: Readonly<Record<string, string>> = { js: 'script', css: 'style' };

/**
 * Prefetches what the start of the page needs.
 *
 * Builds one small script and puts it before the others in the page. It runs as soon as it
 * has loaded, while the others still load. The data of its tag have the address of the host's messages in each
 * language.
 *
 * Preloads the chunks that the entry loads first, so that all load at once. Nothing runs before all have loaded, and
 * a browser makes six requests at a time. The largest file is therefore first; requested last, it would share
 * the line with later files. An import with a `webpackFetchPriority` is not preloaded: a preload of low priority
 * takes every idle connection, and so a share of the line. The entry requests it when it runs.
 */
export class PrefetchPlugin {
  readonly #source: string | undefined;

  /** @param source the module that the script begins with, from the package's folder; without it no script is built */
  constructor(source: string | undefined) {
    this.#source = source;
  }

  apply(compiler: Compiler): void {
    let scripts: readonly string[] = [];
    compiler.hooks.make.tapPromise(NAME, async (compilation) => {
      if (this.#source !== undefined) scripts = await build(compilation, this.#source);
    });
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap(NAME, (data) => {
        const { publicPath, assetTags } = data;
        const messages = [...messageFiles(compilation)].map(([language, file]) => [
          `data-messages-${language}`,
          publicPath + file,
        ]);
        const attributes = { defer: true, ...Object.fromEntries(messages) };
        assetTags.scripts.unshift(
          ...scripts.map((file) => tag('script', { ...attributes, src: publicPath + file })),
        );
        const first = filesAfterEntries(compilation).difference(laterFiles(compilation));
        assetTags.meta.push(
          ...[...first].sort(largestFirst(compilation)).flatMap((file) => {
            const as = KINDS[file.slice(file.lastIndexOf('.') + 1)];
            return as ? tag('link', { rel: 'preload', as, href: publicPath + file }) : [];
          }),
        );
        return data;
      });
    });
  }
}

const tag = (
  tagName: 'link' | 'script',
  attributes: HtmlWebpackPlugin.HtmlTagObject['attributes'],
): HtmlWebpackPlugin.HtmlTagObject => ({
  tagName,
  voidTag: tagName === 'link',
  attributes,
  meta: { plugin: NAME },
});

async function build(compilation: Compilation, source: string): Promise<readonly string[]> {
  const { compiler, outputOptions } = compilation;
  const { filename = '[name].js' } = outputOptions;
  const child = compilation.createChildCompiler(NAME, { filename }, [
    new webpack.EntryPlugin(compiler.context, source, 'prefetch'),
  ]);
  const built = await new Promise<Compilation | undefined>((resolve, reject) => {
    child.runAsChild((error, _entries, result) => (error ? reject(error) : resolve(result)));
  });
  return built?.entrypoints.get('prefetch')?.getFiles() ?? [];
}

/** The files that only imports with a priority of their own need. */
function laterFiles({ entrypoints }: Compilation): Set<string> {
  const groups = [...entrypoints.values()].flatMap((entry) => [...entry.childrenIterable]);
  const filesOf = (isLater: boolean) =>
    new Set(
      groups
        .filter(({ options }) => (options.fetchPriority !== undefined) === isLater)
        .flatMap((group) => group.getFiles()),
    );
  return filesOf(true).difference(filesOf(false));
}

const largestFirst =
  ({ assets }: Compilation) =>
  (one: string, other: string): number =>
    (assets[other]?.size() ?? 0) - (assets[one]?.size() ?? 0) || (one < other ? -1 : 1);
