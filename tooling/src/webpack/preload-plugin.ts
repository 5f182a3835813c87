import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';
import { filesAfterEntries } from './start-files.ts';

/** How a browser must request a file so that a later request uses the same response. */
const KINDS: Readonly<Record<string, string>> = { js: 'script', css: 'style' };

/**
 * Preloads the chunks that the entry loads first, so that all load at once: the entry only imports,
 * because module federation needs a moment before it requests shared modules. Nothing runs before
 * all have loaded, and a browser makes six requests at a time. The largest file is therefore first;
 * requested last, it would share the line with later files.
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
