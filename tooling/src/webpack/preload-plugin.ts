import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { ChunkGroup, Compilation, Compiler } from 'webpack';

/** How a browser has to ask for a file so that what asks for it later takes that answer. */
const KINDS: Readonly<Record<string, string>> = { js: 'script', css: 'style' };

/**
 * Tells the browser in the page itself what the entry will load first, so that it all comes at the same
 * time: the entry only imports, since module federation needs a moment before anything shared is asked for.
 */
export class PreloadPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(PreloadPlugin.name, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap(PreloadPlugin.name, (data) => {
        const files = [...filesAfterEntries(compilation)].sort();
        data.assetTags.meta.push(
          ...files.map((file) => ({
            tagName: 'link',
            voidTag: true,
            attributes: {
              rel: 'preload',
              as: KINDS[extensionOf(file)] ?? '',
              href: data.publicPath + file,
              // The entry comes before what it imports: it has enough to do while that is on its way.
              ...(extensionOf(file) === 'js' && { fetchpriority: 'low' }),
            },
            meta: { plugin: PreloadPlugin.name },
          })),
        );
        return data;
      });
    });
  }
}

const extensionOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1);

/** The messages of each language: nobody needs all of them. */
const MESSAGES = /\.po$/;

/** The scripts and styles of what the entries import right away, and not of what that imports later. */
function filesAfterEntries(compilation: Compilation): Set<string> {
  const entries = [...compilation.entrypoints.values()];
  const own = new Set(entries.flatMap((entry) => entry.getFiles()));
  const next: ChunkGroup[] = entries.flatMap((entry) => [...entry.childrenIterable]);
  return new Set(
    next
      .filter(({ origins }) => !origins.some(({ request }) => MESSAGES.test(request ?? '')))
      .flatMap((group) => group.getFiles())
      .filter((file) => extensionOf(file) in KINDS && !own.has(file)),
  );
}
