import { transform } from 'lightningcss';
import type { LoaderContext } from 'webpack';
import { rewriteSheet } from './rewrite-sheet.ts';

/** Options of the loader. */
export interface SheetLoaderOptions {
  /** The module that exports `addSheet`. */
  readonly sheets: string;
  /** The folder whose sheets are written for the shadow root, and stay as they are. */
  readonly asWritten: string;
}

/** The result of css-loader: the text of a sheet, and the salted names of its classes. */
interface LoadedSheet {
  readonly default: { toString(): string; readonly locals?: Readonly<Record<string, string>> };
}

/** The text in as few bytes as possible. */
const minified = (css: string, filename: string): string =>
  transform({ filename, code: Buffer.from(css), minify: true }).code.toString();

/**
 * Makes a style sheet a module that adds it to the shadow roots of the embed, and exports the names of its classes.
 * css-loader, which comes after it, runs while the build does.
 */
export async function pitch(
  this: LoaderContext<SheetLoaderOptions>,
  rest: string,
): Promise<string> {
  const { sheets, asWritten } = this.getOptions();
  const request = `${this.resourcePath}.webpack[javascript/auto]!=!!!${rest}`;
  const loaded: LoadedSheet = await this.importModule(request, {});
  const text = String(loaded.default);
  if (/url\((?!["']?data:)/.test(text)) {
    throw new Error(`${this.resourcePath} names a file, which a constructed sheet cannot load`);
  }
  const css = this.resourcePath.startsWith(asWritten) ? text : rewriteSheet(text);
  return [
    `import { addSheet } from ${JSON.stringify(sheets)};`,
    `addSheet(${JSON.stringify(minified(css, this.resourcePath))});`,
    `export default ${JSON.stringify(loaded.default.locals ?? {})};`,
  ].join('\n');
}

/** Not called: the loader has its result before the file is read. */
export default function sheetLoader(source: string): string {
  return source;
}
