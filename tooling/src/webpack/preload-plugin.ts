import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';
import { filesAfterEntries } from './start-files.ts';

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
        const files = [...filesAfterEntries(compilation)]
          .filter((file) => extensionOf(file) in KINDS)
          .sort(largestFirst(compilation));
        data.assetTags.meta.push(
          ...files.map((file) => ({
            tagName: 'link',
            voidTag: true,
            attributes: {
              rel: 'preload',
              as: KINDS[extensionOf(file)] ?? '',
              href: data.publicPath + file,
            },
            meta: { plugin: PreloadPlugin.name },
          })),
        );
        return data;
      });
    });
  }
}

/**
 * Nothing runs before all of it has come, and a browser asks for six files at a time: the largest, asked for
 * last, would share the line with what comes after all this.
 */
const largestFirst =
  ({ assets }: Compilation) =>
  (one: string, other: string): number =>
    (assets[other]?.size() ?? 0) - (assets[one]?.size() ?? 0) || (one < other ? -1 : 1);

const extensionOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1);
